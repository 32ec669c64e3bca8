// Which events are told, and shown, together: the same rule as `fold` in src/pentakl/words.py. Pure.
import type { GameEvent, MaybeCard } from '../net/protocol';

/** What two moves must share to be told in one sentence; undefined for what is told alone. */
function moveOf(event: GameEvent): string | undefined {
  if (!event.cards?.length || event.number !== undefined) return undefined;
  return JSON.stringify([
    event.kind,
    event.seat,
    event.other ?? null,
    event.from ? [event.from.zone, event.from.seat ?? null] : null,
    event.to ? [event.to.zone, event.to.seat ?? null] : null,
    event.word ?? null,
  ]);
}

/** Runs of equal moves. Every event is in exactly one run, in its order. */
export function runs(events: readonly GameEvent[]): GameEvent[][] {
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

/**
 * Moves of the same kind, by the same seat, between the same zones, one after the other, as one event. What I see and
 * what stays hidden remain two events, so that one sentence names cards and one counts them.
 */
export function fold(events: readonly GameEvent[]): GameEvent[] {
  return runs(events).flatMap((run) => {
    const [first] = run;
    if (!first || moveOf(first) === undefined) return run;
    const cards: MaybeCard[] = run.flatMap((event) => event.cards ?? []);
    const parts = [cards.filter((card) => card !== null), cards.filter((card) => card === null)];
    return parts.filter((part) => part.length).map((part) => ({ ...first, cards: part }));
  });
}
