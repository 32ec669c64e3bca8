// The data of the home page, already in the language of the page.
import type { GameIdentity, Icon } from '$lib/design/model';

export interface HomeGame {
  readonly identity: GameIdentity;
  readonly name: string;
  readonly blurb: string;
  /** The fewest and the most players; undefined until the server has said so. */
  readonly seats?: readonly [number, number];
  /** The line under the gold button: with whom, how strong. */
  readonly playHint?: string;
  /** Why it cannot be played here now. */
  readonly notNow?: string;
}

/** A table where I sit. */
export interface MyTable {
  readonly href: string;
  readonly code: string;
  readonly game: string;
  readonly identity: GameIdentity;
  /** Who else is there. */
  readonly names: string;
  readonly yourTurn: boolean;
  readonly isOver: boolean;
  /** Since when it is my turn, or the table is as it is. */
  readonly since: string;
}

/** A page of a game that needs no table. */
export interface HelperLink {
  readonly href: string;
  readonly icon: Icon;
  readonly label: string;
  readonly hint: string;
}

export interface WaitingTable {
  readonly id: string;
  readonly table: string;
  readonly identity: GameIdentity;
  readonly names: string;
  readonly free: number;
}

export interface HomeLink {
  readonly href: string;
  readonly label: string;
  readonly icon: Icon;
}
