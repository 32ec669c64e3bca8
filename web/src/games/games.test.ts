// Every game that is found: its identity is its own, and every card that the engine has, has a suit and an icon. Texts are
// tested with all others in tests/texts.
import { expect, test, vi } from 'vitest';
import { iconOf } from '$lib/design/icons.svelte';
import type { CardIcon } from '$lib/design/model';
import { suitOf, valueOf } from '$lib/describe';
import { engineFacts, engineGames } from './engine-facts';
import { gamesWithLook, identities, loadLook } from './index';

const played = engineGames.map(({ key }) => key);

const folders = Object.keys(import.meta.glob('./*/identity.ts')).map((path) => path.split('/')[1] ?? '');

test('every game is named after its folder and has its own place on the home page', () => {
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

test('the games of the engine and no others have a look', () => {
  expect(gamesWithLook.toSorted()).toEqual(played.toSorted());
});

test.each(identities)('$game: only a game without rules says how many play it', ({ game, seats }) => {
  expect(seats === undefined).toBe(played.includes(game));
});

test.each(played)(
  '%s: every card of the engine has an icon of its own, and no other has one',
  async (game) => {
    const look = await loadLook(game);
    const later = await Promise.all(Object.values(look.later ?? {}).map((load) => load()));
    const cards: Record<string, CardIcon> = Object.assign({}, look.cards, ...later);
    expect(Object.keys(cards).toSorted()).toEqual(Object.keys(engineFacts(game).cards).toSorted());
    const icons = Object.values(cards).map((icon) => icon.name);
    expect(new Set(icons).size).toBe(icons.length);
  },
);

test.each(played)(
  '%s: every card has a suit that is drawn and a value, and every suit has cards',
  async (game) => {
    const look = await loadLook(game);
    const facts = engineFacts(game);
    const used = Object.keys(facts.cards).map((id) => suitOf({ look, facts }, id)?.key);
    expect(new Set(used)).toEqual(new Set(Object.keys(look.suits)));
    const values = Object.keys(facts.cards).map((id) => typeof valueOf({ look, facts }, id));
    // If several facts may be shown on the seal, some cards have none of them.
    const possible = ['number', 'string', ...(typeof look.valueFact === 'string' ? [] : ['undefined'])];
    for (const value of new Set(values)) expect(possible).toContain(value);
  },
);

test('an icon that is loaded later is blank until it is there', async () => {
  const look = await loadLook('ravehard');
  const facts = engineFacts('ravehard');
  const later = Object.keys(facts.cards).find((id) => !(id in look.cards)) ?? '';
  const suit = suitOf({ look, facts }, later)?.key ?? '';
  expect(iconOf(look, suit, later).d).toBe('');
  await vi.waitFor(() => {
    expect(iconOf(look, suit, later).d).not.toBe('');
  });
  expect(() => iconOf(look, suit, 'no-such-card')).toThrow('no-such-card');
});
