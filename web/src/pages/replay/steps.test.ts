// Steps of a replay: their numbers, the chapters they belong to, and where jumps lead.
import { describe, expect, test } from 'vitest';
import type { GameEvent, Moment, Sitting, View } from '$lib/net/protocol';
import { decisionsIn, indexOf, logOf, marksIn, nearest, stepsOf, stepsWith, turnsIn } from './steps';

const view = {} as View;
const sitting = { phase: 'playing' } as Sitting;
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, seat: -1, ...more });
const moment = (seq: number, events: readonly GameEvent[], more: Partial<Moment> = {}): Moment => ({
  seq,
  do: 'act',
  events,
  view,
  ...more,
});

/** The deal, Anna's turn, what she does, takes back and does again, Bartek's turn. */
const MOMENTS: readonly Moment[] = [
  moment(4, [event('game-begins'), event('turn', { seat: 0, number: 1 })], { do: 'start', sitting }),
  moment(5, [event('played', { cards: [{ token: 1, card: 'spite' }] })], { seat: 0 }),
  moment(8, [event('turn', { seat: 1, number: 1 })], { seat: 0 }),
  moment(9, [event('took-back', { number: 8 })], { do: 'undo', seat: 0 }),
  moment(10, [], { seat: 0 }),
  moment(12, [event('turn', { seat: 1, number: 1 }), event('played', { cards: [null] })], { seat: 1 }),
];
const steps = stepsOf(MOMENTS);

describe('the steps of a replay', () => {
  test('are numbered without gaps, and an undo names the step that it takes back', () => {
    expect(steps.map((step) => step.seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(steps.map((step) => step.entry)).toEqual([4, 5, 8, 9, 10, 12]);
    expect(steps[3]?.events[0]?.number).toBe(3);
    expect(steps.every((step) => step.sitting === sitting)).toBe(true);
  });

  test('belong to the chapter after them; an undo leads back to the chapter before', () => {
    expect(steps.map((step) => step.chapter.turn)).toEqual([0, 0, 1, 0, 0, 1]);
  });

  test('are told as a log of those that say something', () => {
    expect(logOf(steps).map((part) => part.seq)).toEqual([1, 2, 3, 4, 6]);
  });

  test('are found by the entry of the log, or by the last entry before it', () => {
    expect([4, 8, 11, 99, 1].map((entry) => indexOf(steps, entry))).toEqual([0, 2, 4, 5, 0]);
  });

  test('have jumps by turn, decision and card', () => {
    expect(turnsIn(steps)).toEqual([0, 2, 5]);
    expect(marksIn(steps)).toEqual([0, 2, 5]);
    expect(decisionsIn(steps, 0)).toEqual([0, 1, 3]);
    expect(decisionsIn(steps, 1)).toEqual([4]);
    expect(decisionsIn(steps, null)).toEqual([0, 1, 3, 4]);
    expect(stepsWith(steps, 'spite')).toEqual([1]);
    expect(nearest([0, 2, 5], 2, 1)).toBe(5);
    expect(nearest([0, 2, 5], 2, -1)).toBe(0);
    expect(nearest([0, 2, 5], 5, 1)).toBeUndefined();
  });
});

test('a long game has marks for its rounds instead of every turn', () => {
  const long = Array.from({ length: 90 }, (_, i) =>
    moment(i + 1, [event('turn', { seat: i % 3, number: Math.floor(i / 3) + 1 })], i ? {} : { sitting }),
  );
  expect(marksIn(stepsOf(long))).toHaveLength(30);
});
