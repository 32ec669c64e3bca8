// Whose turn each part of the log belongs to, and in which round. Events do not say it; what a player does says it. Pure.
import type { GameEvent, LogPart } from '$lib/net/protocol';

export interface Told {
  readonly part: LogPart;
  readonly round: number;
  /** Taken back later: it belongs to the chronicle, not to the story. */
  readonly undone: boolean;
}

interface Turn {
  readonly seat: number;
  /** How many turns have begun. */
  readonly begun: number;
}

/** Only the player whose turn it is does these. */
const OWN = new Set(['used', 'deed', 'laid', 'passed', 'reincarnates']);

const begins = (event: GameEvent): boolean =>
  OWN.has(event.kind) || (event.kind === 'drew' && event.from?.zone === 'deck');

const after = (turn: Turn, event: GameEvent): Turn =>
  begins(event) && event.seat !== turn.seat ? { seat: event.seat, begun: turn.begun + 1 } : turn;

/** Every part of the log with its round, counted from 1. */
export function withRounds(log: readonly LogPart[], seats: number): Told[] {
  const told: { part: LogPart; round: number; undone: boolean }[] = [];
  // The turn before each entry that still stands, so that taking back goes back here too.
  const before: { seq: number; turn: Turn }[] = [];
  let turn: Turn = { seat: -1, begun: 0 };
  for (const part of log) {
    if (part.events[0]?.kind === 'took-back') {
      const last = before.pop();
      if (last) {
        turn = last.turn;
        for (const one of told) if (one.part.seq === last.seq) one.undone = true;
      }
    } else if (before.at(-1)?.seq !== part.seq) before.push({ seq: part.seq, turn });
    turn = part.events.reduce(after, turn);
    told.push({ part, round: Math.floor(Math.max(0, turn.begun - 1) / seats) + 1, undone: false });
  }
  return told;
}
