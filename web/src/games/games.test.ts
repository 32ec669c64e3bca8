// Every game that is found: its identity is whole, and every card that the engine has, has a suit, an icon and texts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lookUp, LANGUAGES, makeBundle } from '$lib/i18n/fluent';
import { suitOf } from './describe';
import { engineFacts, engineGames } from './engine-facts';
import { gamesWithLook, identities, loadLook } from './index';

const engine = new URL('../../../src/pentakl/games/', import.meta.url);
const played = engineGames.map(({ key }) => key);

test('the five games are found, in the order of the home page, each with a sign of its own', () => {
  expect(identities.map((one) => one.game)).toEqual(['cardia', 'realms', 'karmaka', 'eter', 'ravehard']);
  for (const sign of ['accent', 'corner'] as const) {
    expect(new Set(identities.map((one) => one[sign])).size).toBe(identities.length);
  }
  expect(new Set(identities.map((one) => one.emblem.name)).size).toBe(identities.length);
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
    expect(Object.keys(look.cards).toSorted()).toEqual(Object.keys(engineFacts(game).cards).toSorted());
    const icons = Object.values(look.cards).map((icon) => icon.name);
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
    for (const [id, card] of Object.entries(facts.cards))
      expect(card[look.valueFact], id).toBeTypeOf('number');
  },
);

test.each(played)('%s: every card has its texts in both languages, and a gist that fits', (game) => {
  for (const language of LANGUAGES) {
    const bundle = makeBundle(language, [
      readFileSync(new URL(`${game}/text/${language}.ftl`, engine), 'utf8'),
    ]);
    const read = (key: string): string | undefined => lookUp(bundle, key, undefined, () => undefined);
    for (const id of Object.keys(engineFacts(game).cards)) {
      expect(read(`card-${id}`), `${language} card-${id}`).toBeTruthy();
      expect(read(`card-${id}.text`), `${language} card-${id}.text`).toBeTruthy();
      expect((read(`card-${id}.gist`) ?? '').length, `${language} card-${id}.gist`).toBeLessThanOrEqual(18);
    }
  }
});
