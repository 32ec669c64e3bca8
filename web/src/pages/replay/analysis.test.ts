// The analysis on the steps of a replay: where the decisions lie, and the corners of the curve.
import { describe, expect, test } from 'vitest';
import type { Analysis, View } from '$lib/net/protocol';
import { PROLOGUE } from '$lib/table/chapters';
import { curveOf, judgedIn, nearestPoint, percent, pointAt, pointsOf } from './analysis';
import type { Step } from './steps';

const acts = [
  { action: 1, text: 'deed spite', word: 'deed' },
  { action: 2, text: 'pass', word: 'pass' },
];
const view = { acts, asked: [{ seat: 0, prompt: 'play' }] } as unknown as View;
/** The entries of the steps: what nobody noticed has none. */
const steps: readonly Step[] = [4, 5, 8, 9, 12].map(
  (entry, index) =>
    ({ seq: index + 1, entry, do: 'act', events: [], view, chapter: PROLOGUE }) as unknown as Step,
);
const analysis = (more: Partial<Analysis> = {}): Analysis => ({
  round: 1,
  seat: 0,
  is_complete: false,
  result: 1,
  decisions: [
    { seq: 5, action: 'pass', is_judged: true, before: 0.5, after: 0.375, better: 'deed spite' },
    { seq: 8, action: 'pass', is_judged: true },
    { seq: 9, action: 'deed spite', is_judged: true, before: 0.6, after: 0.6 },
    { seq: 12, action: 'pass' },
  ],
  turning_points: [],
  ...more,
});

describe('the decisions of an analysis', () => {
  const points = pointsOf(analysis(), steps);

  test('lie on the step before their answer, and are left out if they were not judged', () => {
    expect(points.map(({ number, from, to }) => [number, from, to])).toEqual([
      [1, 0, 1],
      [3, 2, 3],
    ]);
    expect(judgedIn(analysis())).toBe(3);
    expect(pointsOf(analysis({ decisions: null }), steps)).toEqual([]);
  });

  test('name the question, the answer and the better one as the seat saw them', () => {
    expect(points[0]?.given?.word).toBe('pass');
    expect(points[0]?.better?.word).toBe('deed');
    expect(points[0]?.asked?.prompt).toBe('play');
    expect(points[1]?.better).toBeUndefined();
  });

  test('are found from any step', () => {
    expect([0, 1, 2, 4].map((step) => pointAt(points, step)?.number)).toEqual([1, 1, 3, 3]);
    expect([0, 0.9, 1.2, 4].map((step) => nearestPoint(points, step)?.number)).toEqual([1, 1, 3, 3]);
    expect(pointAt([], 1)).toBeUndefined();
    expect(nearestPoint([], 1)).toBeUndefined();
  });

  test('make a curve that ends with the result once it is known', () => {
    const marks = [
      { at: 0, chance: 0.5 },
      { at: 1, chance: 0.375 },
      { at: 2, chance: 0.6 },
      { at: 3, chance: 0.6 },
    ];
    expect(curveOf(points, null, 4)).toEqual(marks);
    expect(curveOf(points, 0, 4)).toEqual([...marks, { at: 4, chance: 0 }]);
    expect(curveOf([], 1, 4)).toEqual([]);
  });
});

test('chances are shown in whole percent', () => {
  expect([0, 0.004, 0.375, 1].map(percent)).toEqual([0, 0, 38, 100]);
});
