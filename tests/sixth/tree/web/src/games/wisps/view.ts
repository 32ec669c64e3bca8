// The table of Wisps as the protocol sends it.
import type { Pile, PointedCard, View } from '$lib/net/protocol';

export interface Player {
  readonly hand: Pile;
  readonly lantern: Pile;
  readonly points: number;
}

/** A place with one wisp or none. One that I do not know has a number and no name; null while it is on its way there. */
export interface Stone {
  readonly count: number;
  readonly cards: readonly (PointedCard | null)[];
}

export interface Table {
  readonly round: number;
  readonly turn: number;
  readonly stones: readonly Stone[];
  /** Who has hidden a wisp on which stone; -1 for a free one. */
  readonly owners: readonly number[];
  readonly night: Pile;
  readonly players: readonly Player[];
}

export const tableOf = (view: View): Table => view.table as Table;
