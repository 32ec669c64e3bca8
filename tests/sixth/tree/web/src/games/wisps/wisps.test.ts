import { expect, test } from 'vitest';
import type { GameEvent, View } from '$lib/net/protocol';
import { play } from './play';
import { placeOf, tableOf } from './view';

const view = {
  seat: 0,
  table: {
    turn: 0,
    stones: [null, { owner: 1, card: null }],
    pointed: -1,
    night: { count: 0, cards: [] },
    players: [],
  },
} as unknown as View;
const event = (kind: string, number: number, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat: 0,
  number,
  ...more,
});

test('a hidden wisp lies on its stone, and is gone when it was guessed', () => {
  const hidden = play.advance?.(view, event('hid', 1, { cards: [{ token: 3, card: 'glow' }] }));
  expect(hidden && tableOf(hidden).stones).toEqual([
    { owner: 0, card: { token: 3, card: 'glow' } },
    { owner: 1, card: null },
  ]);
  const caught = play.advance?.(view, event('caught', 2));
  expect(caught && tableOf(caught).stones).toEqual([null, null]);
});

test('only acts at a stone mean a place', () => {
  expect(placeOf({ action: 8, text: 'stone 1', word: 'stone', number: 1 })).toBe(0);
  expect(placeOf({ action: 0, text: 'hide spark', word: 'hide', token: 1, card: 'spark' })).toBeUndefined();
});
