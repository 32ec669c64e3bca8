import { expect, test } from 'vitest';
import type { TableShown } from '$lib/net/protocol';
import { engineFacts } from '../../engine-facts';
import { factsOf } from '../facts';
import { emptyOf, fromLink as read, isUntouched, toLink, type Player, type Tournament } from './link';
import { gamesOf, seatingOf, stateOf } from './seating';

const format = factsOf(engineFacts('cardia')).tournament;
const EMPTY = emptyOf(format);
const fromLink = (link: string): Tournament => read(link, format);
const person = (name: string): Player => ({ name, bot: false });
const bot = (name = ''): Player => ({ name, bot: true });

const HELD: Tournament = {
  players: [person('Żaneta & Łoś'), bot('Orion'), person(''), person('a=b#c')],
  results: [[2, 1], null, [0, 2], null, null, null],
  deciders: [],
  tables: [null, { code: 'abc23def45', swapped: true }, null, null, null, null, null, null],
};

test('a link contains everything', () => {
  expect(fromLink(`#${toLink(HELD)}`)).toEqual(HELD);
  const decided: Tournament = {
    ...HELD,
    results: [
      [2, 0],
      [2, 0],
      [0, 2],
      [0, 2],
      [2, 0],
      [2, 0],
    ],
    deciders: [1, 2],
  };
  expect(fromLink(toLink(decided))).toEqual(decided);
});

test('an empty tournament has an empty link', () => {
  expect(toLink(EMPTY)).toBe('');
  expect(fromLink('')).toEqual(EMPTY);
  expect(isUntouched(EMPTY)).toBe(true);
  expect(isUntouched(HELD)).toBe(false);
});

test('impossible parts of a link are left out', () => {
  const held = fromLink('#n=Anna&r=22.21.99.x&d=19&t=<script>.ok12.../..&b=2101');
  expect(held.results).toEqual([null, [2, 1], null, null, null, null]);
  expect(held.deciders).toEqual([]);
  expect(held.tables.slice(0, 2)).toEqual([null, { code: 'ok12', swapped: false }]);
  expect(held.players.map((player) => player.bot)).toEqual([false, true, false, true]);
  expect(fromLink(`#n=${'x'.repeat(99)}`).players[0]?.name).toHaveLength(24);
});

const table = (seats: TableShown['seats'], wins: readonly number[], round = 1): TableShown => ({
  code: 'abc23def45',
  game: 'cardia',
  options: {},
  phase: 'over',
  round,
  seats,
  match: { wins, played: [] },
  outcome: null,
});
const human = (name: string) => ({ kind: 'human', name }) as const;
const machine = { kind: 'bot', name: 'Orion' } as const;
const straight = { code: 'abc23def45', swapped: false };
const swapped = { ...straight, swapped: true };

test('names and bots tell whose games are whose, whatever the seats', () => {
  const pair = [person('Anna'), person('Bartek')] as const;
  expect(gamesOf(table([human('anna '), human('Bartek')], [2, 1]), pair, straight)).toEqual([2, 1]);
  expect(gamesOf(table([human('Bartek'), human('Anna')], [2, 1]), pair, straight)).toEqual([1, 2]);
  expect(gamesOf(table([human('Gość'), human('Anna')], [2, 0]), pair, straight)).toEqual([0, 2]);
  const withBot = [bot(), person('Anna')] as const;
  expect(gamesOf(table([human('Gość'), machine], [2, 0]), withBot, straight)).toEqual([0, 2]);
});

test('without such signs, the order is that in which the table was opened', () => {
  const pair = [person('Anna'), person('Bartek')] as const;
  const strangers = table([human('X'), human('Y')], [2, 0]);
  expect(gamesOf(strangers, pair, straight)).toEqual([2, 0]);
  expect(gamesOf(strangers, pair, swapped)).toEqual([0, 2]);
  expect(seatingOf(strangers.seats, pair, straight).sure).toBe(false);
  expect(seatingOf([machine, machine], [bot(), bot()], straight)).toEqual({ swapped: false, sure: true });
});

test('a table that was used again says nothing about the duel', () => {
  expect(stateOf(table([], [], 2))).toBe('rematch');
  expect(stateOf(table([], [], 1))).toBe('over');
});
