// The table of Wisps as the protocol sends it.
import type { Act, MaybeCard, Pile, View } from '$lib/net/protocol';

export interface Player {
  readonly hand: Pile;
  readonly lantern: Pile;
  readonly points: number;
}

export interface Hidden {
  readonly owner: number;
  readonly card: MaybeCard;
}

export interface Table {
  readonly turn: number;
  /** A stone is a place of the row; null is a free one. */
  readonly stones: readonly (Hidden | null)[];
  /** The stone that somebody points at, or -1. */
  readonly pointed: number;
  readonly night: Pile;
  readonly players: readonly Player[];
}

export const tableOf = (view: View): Table => view.table as Table;

const AT_A_STONE: ReadonlySet<string> = new Set(['stone', 'guess', 'look']);

/** The stone that an act means, if it means one. */
export const placeOf = (act: Act): number | undefined =>
  AT_A_STONE.has(act.word) && act.number !== undefined ? act.number - 1 : undefined;
