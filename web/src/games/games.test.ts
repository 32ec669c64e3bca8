// Every game that is found: its identity is whole, its cards have suits, icons and texts, and agree with the engine.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookUp, LANGUAGES, makeBundle } from '$lib/i18n/fluent';
import { identities, loadLook } from './index';
import { look as karmaka } from './karmaka/look';
import { look as realms } from './realms/look';

const engine = new URL('../../../src/pentakl/games/', import.meta.url);
const looks = Object.keys(import.meta.glob('./*/look.ts')).map((path) => path.split('/')[1] ?? '');

test('the five games are found, in the order of the home page, each with a sign of its own', () => {
  expect(identities.map((one) => one.game)).toEqual(['cardia', 'realms', 'karmaka', 'eter', 'ravehard']);
  for (const sign of ['accent', 'corner'] as const) {
    expect(new Set(identities.map((one) => one[sign])).size).toBe(identities.length);
  }
  expect(new Set(identities.map((one) => one.emblem.name)).size).toBe(identities.length);
});

test.each(looks)('%s: every card has a known suit and an icon of its own', async (game) => {
  const look = await loadLook(game);
  const cards = Object.entries(look.cards);
  for (const [id, card] of cards) expect(look.suits[card.suit], id).toBeDefined();
  expect(new Set(cards.map(([, card]) => card.icon.name)).size).toBe(cards.length);
});

test.each(looks)('%s: every card has its texts in both languages, and a gist that fits', async (game) => {
  const look = await loadLook(game);
  for (const language of LANGUAGES) {
    const bundle = makeBundle(language, [
      readFileSync(new URL(`${game}/text/${language}.ftl`, engine), 'utf8'),
    ]);
    const read = (key: string): string | undefined => lookUp(bundle, key, undefined, () => undefined);
    for (const id of Object.keys(look.cards)) {
      expect(read(`card-${id}`), `${language} card-${id}`).toBeTruthy();
      expect(read(`card-${id}.text`), `${language} card-${id}.text`).toBeTruthy();
      expect((read(`card-${id}.gist`) ?? '').length, `${language} card-${id}.gist`).toBeLessThanOrEqual(18);
    }
  }
});

test('Karmaka: colours and points are those of the engine', () => {
  const file = new URL('karmaka/cards.py', engine);
  expect(existsSync(file)).toBe(true);
  const printed = [...readFileSync(file, 'utf8').matchAll(/@card\("(\w+)", (\w+), (\d+),/g)].map(
    ([, id, colour, value]) => [id, { suit: colour?.toLowerCase(), value: Number(value) }],
  );
  const drawn = Object.entries(karmaka.cards).map(([id, { suit, value }]) => [id, { suit, value }]);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(printed));
});

test('Realms: suits and strengths are those of the engine', () => {
  const source = readFileSync(new URL('realms/cards.py', engine), 'utf8');
  const printed = [...source.matchAll(/^_card\(\s*"(\w+)", (\w+), (\d+),/gm)].map(([, id, suit, value]) => [
    id,
    { suit: suit?.toLowerCase(), value: Number(value) },
  ]);
  const drawn = Object.entries(realms.cards).map(([id, { suit, value }]) => [id, { suit, value }]);
  expect(printed).toHaveLength(53);
  expect(drawn).toEqual(printed);
});
