import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTall, isWordy, nameSize, plain, textSize, valueSize } from './fit';
import { backSvg, CREAM, dataAddress, HIGHLIGHT, pictureSvg } from './picture';
import { PATTERNS } from './patterns';
import { rng } from './rng';
import { SEALS } from './seals';
import { identity } from '../../games/karmaka/identity';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const icon = { name: 'dot', d: 'M0 0h512v512z' };
const ink = { highlight: HIGHLIGHT, deep: '#000000' };

test('the inks of the plates are the inks of the style sheet', () => {
  expect(tokens).toContain(`--cream: ${CREAM};`);
  expect(tokens).toContain(`--highlight: ${HIGHLIGHT};`);
});

test('a card always has the same plate, another card another one', () => {
  const suit = {
    key: 'red',
    pattern: 'flames',
    inks: { ground: '#962531', deep: '#4a0d18', ink: '#861c2a' },
  } as const;
  expect(pictureSvg('crisis', suit, icon)).toBe(pictureSvg('crisis', suit, icon));
  expect(pictureSvg('crisis', suit, icon)).not.toBe(pictureSvg('spite', suit, icon));
  expect(rng('crisisred')()).toBeCloseTo(rng('crisisred')(), 12);
});

test.each(Object.entries(PATTERNS))('the pattern %s draws numbers only', (_name, draw) => {
  const svg = draw(rng('test'), ink);
  expect(svg.length).toBeGreaterThan(200);
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(Object.entries(SEALS))('the seal %s is a closed shape of numbers', (_name, d) => {
  expect(d).toMatch(/^M[-\d.\sMLHVQCAaZ]+Z$/);
});

test('hatching is drawn only where it can be seen', () => {
  const suit = { pattern: 'waves', inks: identity.plate.inks } as const;
  expect(pictureSvg('a', suit, icon)).toContain('clip-path');
  expect(pictureSvg('a', suit, icon, { engraved: false })).not.toContain('clip-path');
});

test('a data URL has no character that would end it', () => {
  const address = dataAddress(backSvg(identity));
  expect(address).toMatch(/^data:image\/svg\+xml,/);
  expect(address).not.toMatch(/[#<>"]/);
  expect(decodeURIComponent(address.slice('data:image/svg+xml,'.length))).toBe(backSvg(identity));
});

test('a name is set by its length and by its longest unbroken word', () => {
  expect(nameSize('Siew')).toBe('n1');
  expect(nameSize('Wędrówka dusz')).toBe('n2');
  expect(nameSize('Długo\u00adwieczność')).toBe('n2');
  expect(nameSize('Krasnoludzka piechota')).toBe('n3');
  expect(nameSize('Kula Ognia, Rozdział Pierwszy')).toBe('n4');
  expect(plain('Długo\u00adwieczność')).toBe('Długowieczność');
});

test('a name that would take three lines of a small card is set smaller there', () => {
  expect(isTall('Szopy Kieszon\u00adkowcy')).toBe(true);
  expect(isTall('Długo\u00adwieczność')).toBe(false);
  expect(isTall('Szopy Podwórkowe')).toBe(false);
});

test('long texts are set smaller, and very long ones take room from the picture', () => {
  expect(textSize('x'.repeat(40))).toBe('t1');
  expect(textSize('x'.repeat(100))).toBe('t2');
  expect(textSize('x'.repeat(200))).toBe('t3');
  expect(isWordy('x'.repeat(180))).toBe(false);
  expect(isWordy('x'.repeat(220))).toBe(true);
});

test('a value of several signs gets smaller inside its seal', () => {
  expect([3, 12, 'XVI', 'VIII', '+1000'].map(valueSize)).toEqual(['', 'd2', 'd3', 'd4', 'd4']);
});
