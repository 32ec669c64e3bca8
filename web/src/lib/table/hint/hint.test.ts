import { expect, test } from 'vitest';
import type { Act, Hint } from '../../net/protocol';
import { HintDesk, percentOf } from './hint.svelte';
import { marksOn } from './marks';

const act = (action: number): Act => ({ action, text: `act ${action}`, word: 'act' });
const HINT: Hint = {
  seq: 5,
  answers: [
    { action: 2, chance: 0.614, share: 0.7 },
    { action: 9, chance: 0.4, share: 0.2 },
    { action: 1, chance: 1, share: 0.1 },
  ],
  why: { key: 'even', best: 0, next: 0 },
};

/** A question that can be changed, and a server whose answer can be awaited. */
function table(answer: () => Promise<Hint> = () => Promise.resolve(HINT)) {
  const world = { question: { acts: [act(1), act(2)], key: 'first' }, asked: 0, refusals: [] as unknown[] };
  const hint = new HintDesk({
    question: () => world.question,
    ask: () => {
      world.asked += 1;
      return answer();
    },
    refused: (error) => world.refusals.push(error),
  });
  return { world, hint };
}

test('the best answers that are still possible are shown with rank and chance', async () => {
  const { hint } = table();
  await hint.toggle();
  expect(hint.answers.map(({ act: { action }, rank, percent }) => [action, rank, percent])).toEqual([
    [2, 1, 61],
    [1, 3, 100],
  ]);
});

test('asking again puts the hint away', async () => {
  const { hint, world } = table();
  await hint.toggle();
  await hint.toggle();
  expect(hint.current).toBeUndefined();
  expect(world.asked).toBe(1);
});

test('a hint belongs to its question, and comes back with it', async () => {
  const { hint, world } = table();
  await hint.toggle();
  const first = world.question;
  world.question = { acts: [act(2)], key: 'second' };
  expect(hint.current).toBeUndefined();
  world.question = first;
  expect(hint.current).toBe(HINT);
  hint.forget();
  expect(hint.current).toBeUndefined();
});

test('a hint that comes after I have answered is not shown', async () => {
  let give: (hint: Hint) => void = () => undefined;
  const { hint } = table(() => new Promise((done) => (give = done)));
  const asking = hint.toggle();
  expect(hint.isBusy).toBe(true);
  hint.forget();
  give(HINT);
  await asking;
  expect([hint.current, hint.isBusy]).toEqual([undefined, false]);
});

test('while one is worked out, no other is asked for', async () => {
  let give: (hint: Hint) => void = () => undefined;
  const { hint, world } = table(() => new Promise((done) => (give = done)));
  const asking = hint.toggle();
  await hint.toggle();
  expect(world.asked).toBe(1);
  give(HINT);
  await asking;
  expect(hint.current).toBe(HINT);
});

test('a refusal is told, and another hint can be asked for', async () => {
  const { hint, world } = table(() => Promise.reject(new Error('busy')));
  await hint.toggle();
  expect(world.refusals).toHaveLength(1);
  expect(hint.isBusy).toBe(false);
});

test('only what is certain is shown as certain', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percentOf)).toEqual([0, 1, 50, 99, 100]);
});

test('answers that begin with the same card share a mark', () => {
  const pressed = [
    { answer: { rank: 1, percent: 60 }, element: 'card' },
    { answer: { rank: 2, percent: 55 }, element: 'button' },
    { answer: { rank: 3, percent: 50 }, element: 'card' },
  ];
  expect(marksOn(pressed)).toEqual([
    { element: 'card', ranks: [1, 3], percent: 60 },
    { element: 'button', ranks: [2], percent: 55 },
  ]);
});
