// Measures the contrast of every ground for text or pictures (WCAG AA: 4.5 for text, 3 for pictures).
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameIdentity, Suit } from './model';
import { CREAM } from './picture';

const tokens = Object.fromEntries(
  [
    ...readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').matchAll(
      /--([\w-]+): (#[0-9a-f]{6});/g,
    ),
  ].map(([, name, colour]) => [name, colour]),
) as Record<string, string>;
const suits = import.meta.glob<Record<string, Suit>>('../../games/*/suits.ts', {
  eager: true,
  import: 'suits',
});
const identities = import.meta.glob<GameIdentity>('../../games/*/identity.ts', {
  eager: true,
  import: 'identity',
});

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function token(name: string): string {
  const colour = tokens[name];
  if (!colour) throw new Error(`tokens.css has no --${name}`);
  return colour;
}

const NIGHT = ['night-900', 'night-800', 'night-700'];
const PARCHMENT = ['parch-50', 'parch-100', 'parch-200'];

describe('text on night', () => {
  const main = ['bone-100', 'bone-300', 'lamp-300', 'lamp-400', 'brass-300', 'good', 'bad', 'warn', 'info'];
  test.each(main.flatMap((text) => NIGHT.map((on) => [text, on] as const)))('%s on %s', (text, on) => {
    expect(contrast(token(text), token(on))).toBeGreaterThanOrEqual(4.5);
  });
  test('bone-500 is for the darker grounds only', () => {
    for (const on of ['night-900', 'night-800']) {
      expect(contrast(token('bone-500'), token(on))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('text on parchment', () => {
  const inks = ['ink-900', 'ink-700', 'ink-500', 'good-ink', 'bad-ink'];
  test.each(inks.flatMap((ink) => PARCHMENT.map((on) => [ink, on] as const)))('%s on %s', (ink, on) => {
    expect(contrast(token(ink), token(on))).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(Object.entries(suits))('the suits of %s', (_path, all) => {
  test.each(Object.values(all).map((suit) => [suit.key, suit] as const))('%s', (_key, { inks }) => {
    expect(contrast(inks.ground, CREAM), 'the icon on its ground').toBeGreaterThanOrEqual(3);
    expect(contrast(inks.ink, token('parch-100')), 'ink on parchment').toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.ink, token('parch-200')), 'ink on darker parchment').toBeGreaterThanOrEqual(4.5);
    expect(contrast(inks.ink, token('parch-50')), 'the letters of a chip').toBeGreaterThanOrEqual(4.5);
  });

  test('no two of them share two signs of the quartet', () => {
    const signs = Object.values(all).map((suit) => [
      suit.pattern,
      suit.seal,
      suit.glyph.name,
      suit.inks.ground,
    ]);
    signs.forEach((one, i) => {
      for (const other of signs.slice(i + 1)) {
        expect(one.filter((sign, k) => sign === other[k]).length, `${one} and ${other}`).toBeLessThan(2);
      }
    });
  });
});

test.each(Object.values(identities).map((one) => [one.game, one] as const))(
  'the game %s',
  (_game, { accent, plate }) => {
    for (const on of NIGHT) expect(contrast(accent, token(on))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(plate.inks.ground, CREAM)).toBeGreaterThanOrEqual(3);
    expect(contrast(plate.inks.ink, token('parch-200'))).toBeGreaterThanOrEqual(4.5);
  },
);
