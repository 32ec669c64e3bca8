// Every game that is found: its identity is its own, its cards have suits and icons and are those of the engine. Their texts
// are tested with all others in tests/texts.
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { messagesOf } from '$lib/i18n/fluent';
import { identities, loadLook } from './index';
import { look as karmaka } from './karmaka/look';
import { look as realms } from './realms/look';

const engine = new URL('../../../src/pentakl/games/', import.meta.url);
const looks = Object.keys(import.meta.glob('./*/look.ts')).map((path) => path.split('/')[1] ?? '');

const folders = Object.keys(import.meta.glob('./*/identity.ts')).map((path) => path.split('/')[1] ?? '');

test('every game is called by its folder and stands at a place of its own on the home page', () => {
  expect(identities.map((one) => one.game).toSorted()).toEqual(folders.toSorted());
  expect(folders).toContain('karmaka');
  const places = identities.map((one) => one.order);
  expect(new Set(places).size).toBe(identities.length);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test.each(['accent', 'corner', 'emblem'] as const)('every game has its own %s', (sign) => {
  const signs = identities.map((one) => (sign === 'emblem' ? one.emblem.name : one[sign]));
  expect(new Set(signs).size).toBe(identities.length);
});

test.each(looks)('%s: every card has a known suit and an icon of its own', async (game) => {
  const look = await loadLook(game);
  const cards = Object.entries(look.cards);
  for (const [id, card] of cards) expect(look.suits[card.suit], id).toBeDefined();
  expect(new Set(cards.map(([, card]) => card.icon.name)).size).toBe(cards.length);
});

test.each(looks)('%s: exactly the cards that have texts have a look', async (game) => {
  const look = await loadLook(game);
  const texts = readFileSync(new URL(`${game}/text/en.ftl`, engine), 'utf8');
  const named = messagesOf(texts).flatMap((key) => /^card-(?!facts$)(\w+)$/.exec(key)?.[1] ?? []);
  expect(Object.keys(look.cards).toSorted()).toEqual(named.toSorted());
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
