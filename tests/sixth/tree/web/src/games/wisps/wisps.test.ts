// The browser's part of Wisps, with what the engine says of them.
import { expect, test } from 'vitest';
import type { GameEvent, View } from '$lib/net/protocol';
import { moveCards } from '$lib/table/unfold';
import { engineFacts } from '../engine-facts';
import { play as playOf } from './play';
import { tableOf } from './view';

const play = playOf(engineFacts('wisps'));
const none = { count: 0, cards: [] };
const player = { hand: { count: 2, cards: [] }, lantern: none, points: 0 };
const view = {
  seat: 0,
  table: {
    round: 1,
    turn: 0,
    stones: [{ count: 1, cards: [{ token: 4 }] }, none],
    owners: [1, -1],
    night: none,
    players: [player, { ...player, lantern: { count: 2, cards: [] } }],
  },
} as unknown as View;

const after = (event: GameEvent) => {
  const moved = moveCards(view, event);
  return tableOf(play.advance?.(moved, event) ?? moved);
};

test('a hidden wisp lies on its stone, and its owner is known', () => {
  const cards = [{ token: 3, card: 'glow' }];
  const from = { zone: 'hand', seat: 0 };
  const table = after({ kind: 'hid', seat: 0, cards, from, to: { zone: 'stones', place: 1 } });
  expect(table.stones[1]).toEqual({ count: 1, cards });
  expect(table.owners).toEqual([1, 0]);
});

test('a wisp that was guessed leaves its stone', () => {
  const cards = [{ token: 4, card: 'moth' }];
  const to = { zone: 'lantern', seat: 0 };
  const table = after({ kind: 'caught', seat: 0, cards, from: { zone: 'stones', place: 0 }, to });
  expect(table.stones[0]).toEqual(none);
  expect(table.players[0]?.lantern).toEqual({ count: 1, cards });
});

test('rounds and turns come from the rules', () => {
  expect(after({ kind: 'round', seat: -1, number: 2 }).round).toBe(2);
  expect(after({ kind: 'turn', seat: 1, number: 2 }).turn).toBe(1);
});

test('how many wisps there are is said by the engine', () => {
  expect(play.type?.('spark')).toEqual([{ key: 'wisps-copies', args: { count: 5 } }]);
  expect(play.facts?.(view)[1]).toEqual({ key: 'wisps-caught', args: { count: 2, wisps: 15 } });
});
