// The steps of a replay and where to jump in it. Pure. Steps are numbered from 1 without gaps, as the entries of a table
// are; each also knows the number of its entry in the table's log, which is part of links.
import type { GameEvent, LogPart, Moment, Sitting, View } from '$lib/net/protocol';
import { chapterAfter, PROLOGUE, type Chapter } from '$lib/table/chapters';

export interface Step {
  readonly seq: number;
  /** The number of the entry in the table's log. */
  readonly entry: number;
  readonly do: string;
  readonly seat?: number;
  readonly action?: string;
  readonly events: readonly GameEvent[];
  readonly view: View;
  readonly sitting: Sitting;
  /** After the step. */
  readonly chapter: Chapter;
}

export function stepsOf(moments: readonly Moment[]): Step[] {
  const numbers = new Map(moments.map((moment, index) => [moment.seq, index + 1]));
  const steps: Step[] = [];
  for (const moment of moments) {
    const before = steps.at(-1);
    const sitting = moment.sitting ?? before?.sitting;
    if (!sitting) throw new Error('a replay begins without its table');
    const undone = moment.events.find((event) => event.kind === 'took-back')?.number;
    const kept = undone === undefined ? before : steps[(numbers.get(undone) ?? 1) - 2];
    steps.push({
      seq: steps.length + 1,
      entry: moment.seq,
      do: moment.do,
      seat: moment.seat,
      action: moment.action,
      // An undo names the entry that it takes back.
      events: moment.events.map((event) =>
        event.kind === 'took-back' ? { ...event, number: numbers.get(event.number ?? 0) } : event,
      ),
      view: moment.view,
      sitting,
      chapter: moment.events.reduce(chapterAfter, kept?.chapter ?? PROLOGUE),
    });
  }
  return steps;
}

export const logOf = (steps: readonly Step[]): LogPart[] =>
  steps.filter(({ events }) => events.length).map(({ seq, events }) => ({ seq, events }));

/** The index of the step with this entry, or of the last one before it. */
export const indexOf = (steps: readonly Step[], entry: number): number =>
  Math.max(
    0,
    steps.findLastIndex((step) => step.entry <= entry),
  );

const begins = ({ kind }: GameEvent): boolean =>
  kind === 'turn' || kind === 'round' || kind === 'next-game' || kind === 'game-begins';

/** The indices at which a game, a round or a turn begins. */
export const turnsIn = (steps: readonly Step[]): number[] =>
  steps.flatMap(({ events }, index) => (events.some(begins) ? [index] : []));

/** More marks than this could not be told apart. */
const MOST_MARKS = 70;

/** The indices to mark: of the turns, else of the rounds, else of the games of a match. */
export function marksIn(steps: readonly Step[]): number[] {
  const at = (isNew: (one: Chapter, before: Chapter) => boolean): number[] =>
    steps.flatMap(({ chapter }, index) =>
      isNew(chapter, steps[index - 1]?.chapter ?? PROLOGUE) ? [index] : [],
    );
  const games = at((one, before) => one.game !== before.game);
  const rounds = at((one, before) => one.game !== before.game || one.round !== before.round);
  const turns = turnsIn(steps);
  return [turns, rounds].find((marks) => marks.length <= MOST_MARKS) ?? games;
}

/** The indices at which this seat, or for a spectator anybody, has to decide: the next step is the answer. */
export const decisionsIn = (steps: readonly Step[], seat: number | null): number[] =>
  steps.flatMap((step, index) =>
    index > 0 && step.do === 'act' && (seat === null || step.seat === seat) ? [index - 1] : [],
  );

/** The indices of the steps in which something happens to a card of this kind. */
export const stepsWith = (steps: readonly Step[], card: string): number[] =>
  steps.flatMap(({ events }, index) =>
    events.some(({ cards }) => cards?.some((one) => one?.card === card)) ? [index] : [],
  );

/** The nearest of the indices in one direction; undefined if there is none. */
export const nearest = (indices: readonly number[], from: number, direction: 1 | -1): number | undefined =>
  direction > 0 ? indices.find((index) => index > from) : indices.findLast((index) => index < from);
