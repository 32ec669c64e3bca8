// Karmaka's table as the protocol sends it.
import type { Pile, View } from '$lib/net/protocol';
import type { Points } from './facts';

export interface Player {
  readonly rung: string;
  /** Points of one colour for the next rung; 0 at the top. */
  readonly needed: number;
  readonly rings: number;
  readonly points: Points;
  readonly hand: Pile;
  readonly deck: Pile;
  readonly future: Pile;
  readonly deeds: Pile;
}

export interface Table {
  readonly turn: number;
  readonly round: number;
  readonly variant: 'free' | 'teams' | 'wolf';
  readonly teams: readonly number[];
  readonly players: readonly Player[];
  readonly well: Pile;
  readonly ruins: Pile;
  readonly middle: Pile;
}

export const tableOf = (view: View): Table => view.table as Table;

/** Whether two seats play on the same side. */
export const arePartners = (table: Table, one: number, other: number): boolean =>
  one !== other && table.teams[one] === table.teams[other];
