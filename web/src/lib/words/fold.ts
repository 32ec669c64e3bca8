// Which events are told and shown together: the same rule as `fold` in src/pentakl/words.py, and a deal as one. Pure.
import type { GameEvent, MaybeCard, Where } from '../net/protocol';

/** Events told and shown together. */
export interface Run {
  readonly events: readonly GameEvent[];
  /** The cards dealt when a game begins: one line, and one quick flight for all. */
  readonly isDeal: boolean;
}

/** The events that begin a game; all moves until its first round or turn are its deal. */
const BEGINNINGS: ReadonlySet<string> = new Set(['game-begins', 'next-game']);
const MARKS: ReadonlySet<string> = new Set(['round', 'turn']);

/** The event whose text is used for a deal. */
export const DEALT = 'opening';

const whereOf = (where: Where | undefined): unknown =>
  where ? [where.zone, where.seat ?? null, where.place ?? null] : null;

/** What two moves must have in common to be merged; undefined for an event that is never merged. */
function moveOf(event: GameEvent): string | undefined {
  if (!event.cards?.length || event.number !== undefined) return undefined;
  return JSON.stringify([
    event.kind,
    event.seat,
    event.other ?? null,
    whereOf(event.from),
    whereOf(event.to),
    event.place ?? null,
    event.word ?? null,
  ]);
}

/** Consecutive similar moves. */
function equalMoves(events: readonly GameEvent[]): GameEvent[][] {
  const all: GameEvent[][] = [];
  let last: string | undefined;
  for (const event of events) {
    const move = moveOf(event);
    const run = all.at(-1);
    if (run && move !== undefined && move === last) run.push(event);
    else all.push([event]);
    last = move;
  }
  return all;
}

/** Runs of similar moves, and deals. Every event is in exactly one run, in order. */
export function runs(events: readonly GameEvent[]): Run[] {
  const all: { events: GameEvent[]; isDeal: boolean }[] = [];
  let deals = false;
  for (const event of events) {
    if (BEGINNINGS.has(event.kind)) deals = true;
    if (MARKS.has(event.kind)) deals = false;
    const isDeal = deals && (event.cards?.length ?? 0) > 0;
    const run = all.at(-1);
    if (run?.isDeal === isDeal) run.events.push(event);
    else all.push({ events: [event], isDeal });
  }
  return all.flatMap((run) =>
    run.isDeal ? [run] : equalMoves(run.events).map((equal) => ({ events: equal, isDeal: false })),
  );
}

/** A card laid face up at the beginning, not dealt into a hand, gets its own sentence. */
const isLaidOpen = ({ cards, to }: GameEvent): boolean =>
  to !== undefined && to.zone !== 'hand' && (cards ?? []).every((card) => card !== null);

/**
 * Merges similar moves into one event; known and hidden cards stay two, so that one sentence names cards and the
 * other counts them.
 */
function foldMoves(run: readonly GameEvent[]): readonly GameEvent[] {
  const [first] = run;
  if (!first || moveOf(first) === undefined) return run;
  const cards: MaybeCard[] = run.flatMap((event) => event.cards ?? []);
  const parts = [cards.filter((card) => card !== null), cards.filter((card) => card === null)];
  return parts.filter((part) => part.length).map((part) => ({ ...first, cards: part }));
}

/** The events to tell: consecutive similar moves merged, and a deal as one. */
export function fold(events: readonly GameEvent[]): GameEvent[] {
  let isTold = false;
  return runs(events).flatMap((run) => {
    if (run.events.some(({ kind }) => BEGINNINGS.has(kind))) isTold = false;
    if (!run.isDeal) return foldMoves(run.events);
    // A game that begins in a position has no deal.
    const isDealt = !isTold && !run.events.every(isLaidOpen);
    const deal = isDealt ? [{ kind: DEALT, seat: -1 }] : [];
    isTold ||= isDealt;
    return [...deal, ...equalMoves(run.events.filter(isLaidOpen)).flatMap(foldMoves)];
  });
}
