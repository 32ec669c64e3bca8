// The analysis of a game on the steps of its replay: where each decision lies, the curve of the chances, and what lies
// nearest. Pure.
import type { Act, Analysis, AnalysedDecision, Asked } from '$lib/net/protocol';
import { indexOf, type Step } from './steps';

/** A decision that was judged. */
export interface Point {
  /** From 1, among all decisions of the seat. */
  readonly number: number;
  readonly seq: number;
  /** The index of the step at which the seat had to decide, and of the step with its answer. */
  readonly from: number;
  readonly to: number;
  readonly before: number;
  readonly after: number;
  readonly asked: Asked | undefined;
  readonly given: Act | undefined;
  readonly better: Act | undefined;
}

const hasChances = (
  one: AnalysedDecision,
): one is AnalysedDecision & { readonly before: number; readonly after: number } =>
  one.before !== undefined && one.after !== undefined;

/** The judged decisions, with what the seat saw when it decided. */
export function pointsOf({ decisions, seat }: Analysis, steps: readonly Step[]): Point[] {
  return (decisions ?? []).flatMap((one, index) => {
    if (!hasChances(one)) return [];
    const from = indexOf(steps, one.seq - 1);
    const view = steps[from]?.view;
    const act = (text: string | undefined): Act | undefined => view?.acts.find((each) => each.text === text);
    return [
      {
        number: index + 1,
        seq: one.seq,
        from,
        to: indexOf(steps, one.seq),
        before: one.before,
        after: one.after,
        asked: view?.asked.find((each) => each.seat === seat && !each.answered),
        given: act(one.action),
        better: act(one.better),
      },
    ];
  });
}

/** How many decisions have been judged. */
export const judgedIn = (analysis: Analysis | undefined): number =>
  analysis?.decisions?.filter((one) => one.is_judged).length ?? 0;

export interface Mark {
  /** The index of a step. */
  readonly at: number;
  readonly chance: number;
}

/** The corners of the curve: before and after every decision, and at last the result. */
export function curveOf(points: readonly Point[], result: number | null, last: number): Mark[] {
  const marks = points.flatMap(({ from, to, before, after }) => [
    { at: from, chance: before },
    { at: to, chance: after },
  ]);
  return result === null || !marks.length ? marks : [...marks, { at: last, chance: result }];
}

/** The last decision up to a step, or the first one. */
export const pointAt = (points: readonly Point[], step: number): Point | undefined =>
  points.findLast(({ from }) => from <= step) ?? points[0];

/** The decision that lies nearest to a step. */
export const nearestPoint = (points: readonly Point[], step: number): Point | undefined =>
  points.reduce<Point | undefined>(
    (best, one) => (best && Math.abs(best.from - step) <= Math.abs(one.from - step) ? best : one),
    undefined,
  );

/** A chance in whole percent. */
export const percent = (chance: number): number => Math.round(100 * chance);
