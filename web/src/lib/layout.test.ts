import { expect, test } from 'vitest';
import { identity } from '../games/karmaka/identity';
import { suits } from '../games/karmaka/suits';
import type { CardModel } from './design/model';
import { neighbour } from './direction';
import { FINGER, groupEqual, mostInARow, NARROWEST, rows, type HandCard } from './hand';
import { departures, keyframes, LONGEST_DEAL, parseTime } from './motion/flight';
import { readSettings } from './settings';

const model = (id: string): CardModel => ({
  game: identity,
  id,
  name: id,
  suit: suits.red,
  icon: { name: 'dot', d: '' },
  type: '',
  gist: '',
  text: '',
});
const card = (key: string, id: string, more: Partial<HandCard> = {}): HandCard => ({
  key,
  card: model(id),
  ...more,
});

test('equal cards become one with a count', () => {
  const hand = groupEqual([card('1', 'spite'), card('2', 'siew'), card('3', 'spite')]);
  expect(hand.map((one) => [one.key, one.count])).toEqual([
    ['1', 2],
    ['2', 1],
  ]);
});

test('a chosen card speaks for its equals; one that cannot be played stands apart', () => {
  const hand = groupEqual([
    card('1', 'spite'),
    card('2', 'spite', { selected: true }),
    card('3', 'spite', { notNow: 'why' }),
    card('4', 'spite'),
  ]);
  expect(hand.map((one) => [one.key, one.count])).toEqual([
    ['2', 3],
    ['3', 1],
  ]);
});

test('cards that are chosen in order stand alone', () => {
  const hand = groupEqual([card('1', 'spite', { selected: 1 }), card('2', 'spite', { selected: 2 })]);
  expect(hand.map((one) => [one.key, one.count])).toEqual([
    ['1', 1],
    ['2', 1],
  ]);
});

test('on a phone of 390 px each of eight cards keeps a finger’s width; the ninth begins a second row', () => {
  const room = 374;
  expect(mostInARow(room)).toBe(8);
  expect((room - NARROWEST) / (8 - 1)).toBeGreaterThanOrEqual(FINGER);
  const keys = Array.from({ length: 9 }, (_, i) => i);
  expect(rows(keys, mostInARow(room)).map((row) => row.length)).toEqual([5, 4]);
  expect(rows([], 8)).toEqual([[]]);
});

test('arrow keys move along a row before they enter the next', () => {
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 60 });
  const grid = [box(0, 0), box(50, 0), box(100, 0), box(0, 80), box(50, 80)];
  expect(neighbour(grid, 0, 'ArrowRight')).toBe(1);
  expect(neighbour(grid, 1, 'ArrowRight')).toBe(2);
  expect(neighbour(grid, 2, 'ArrowRight')).toBeUndefined();
  expect(neighbour(grid, 1, 'ArrowDown')).toBe(4);
  expect(neighbour(grid, 4, 'ArrowLeft')).toBe(3);
  expect(neighbour(grid, 3, 'ArrowUp')).toBe(0);
  expect(neighbour(grid, 0, 'Enter')).toBeUndefined();
});

test('never more than three cards are in the air', () => {
  const times = departures(8, 420, 60);
  expect(times.slice(0, 4)).toEqual([0, 60, 120, 420]);
  for (const time of times) {
    expect(times.filter((other) => other <= time && time < other + 420).length).toBeLessThanOrEqual(3);
  }
});

test('a deal of forty cards takes no longer than a moment', () => {
  const times = departures(40, 420, 60);
  expect(times[0]).toBe(0);
  expect(times.at(-1)).toBe(LONGEST_DEAL - 420);
  expect(times.toSorted((a, b) => a - b)).toEqual(times);
});

test('a flight begins where the card was and ends where it is, at its own size', () => {
  const from = { x: 0, y: 0, width: 50, height: 80 };
  const to = { x: 100, y: 200, width: 100, height: 160 };
  const [start, , end] = keyframes(from, to);
  expect(start?.transform).toBe('translate(-125.0px, -240.0px) scale(0.5000)');
  expect(end?.transform).toBe('translate(0.0px, 0.0px) scale(1.0000)');
});

test('a time is understood as the sources write it and as the build writes it', () => {
  expect([parseTime('420ms'), parseTime(' .42s'), parseTime('0ms'), parseTime('')]).toEqual([420, 420, 0, 0]);
});

test('settings are read whatever the storage contains', () => {
  const fresh = { language: 'pl', botSpeed: 'normal', motion: 'system', sound: true, muted: [] };
  expect(readSettings(null, ['pl-PL', 'en'])).toEqual(fresh);
  expect(readSettings('not json', ['pl'])).toEqual(fresh);
  expect(readSettings('{"language":"xx","botSpeed":7,"sound":"loud"}', ['pl'])).toEqual(fresh);
  expect(readSettings('{"language":"en","motion":"reduced","sound":false}', ['pl'])).toEqual({
    ...fresh,
    language: 'en',
    motion: 'reduced',
    sound: false,
  });
  expect(readSettings('{"muted":["abc/1",7,null]}', ['pl']).muted).toEqual(['abc/1']);
  expect(readSettings('{"muted":"abc/1"}', ['pl'])).toEqual(fresh);
  expect(readSettings(null, ['de', 'fr']).language).toBe('en');
});
