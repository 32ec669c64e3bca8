// ETER's table as the protocol sends it. Reads it; decides nothing.
import type { ForeseenMessage, MaybeCard, PointedCard, SeenCard, View } from '$lib/net/protocol';

/** A card that lies on the field; without `card` it is an illusion that I do not know. */
export interface FieldCard extends PointedCard {
  readonly seat: number;
  /** It lies face down. */
  readonly down?: boolean;
  /** +1, −1, or 0 if both markers lie on it. */
  readonly marker?: number;
  /** Its value with the marker. */
  readonly strength?: number;
}

/** What lies on a cell, from the bottom to the top. */
export interface Stack {
  readonly place: number;
  readonly cards: readonly FieldCard[];
}

export interface Wall {
  readonly place: number;
  readonly line: 'row' | 'column';
  /** Against whom it stands. */
  readonly seat: number;
}

/** All that lies on the cells. */
export interface Ground {
  readonly field: readonly Stack[];
  readonly holes: readonly number[];
  readonly border: number | null;
  readonly wall: Wall | null;
  readonly points: readonly number[];
}

/** Cards beside the field: one that left it face down has no name for me. */
export interface Beside {
  readonly count: number;
  readonly cards: readonly (PointedCard | null)[];
}

export interface Ability extends SeenCard {
  /** Only sent to the mover: empty, or why it cannot be used now. */
  readonly why_not?: string;
}

export interface Player {
  readonly hand: { readonly count: number; readonly cards: readonly MaybeCard[] };
  readonly aside: Beside;
  /** How many of the cards aside, counted from the last, come back a turn later than the others. */
  readonly fresh: number;
  readonly out: Beside;
  /** All cards that I cannot tell apart, wherever they lie, as the set that they are. */
  readonly hidden: readonly string[];
  readonly illusion_used: boolean;
  readonly mage: (Ability & { readonly used: boolean }) | null;
  readonly has_used: boolean;
  /** Where the card lies that this player played last. */
  readonly last: number | null;
}

export interface Table extends Ground {
  readonly size: number;
  readonly turn: number;
  readonly round: number;
  readonly first: number;
  readonly last_turn: boolean;
  readonly open: readonly number[];
  readonly full_lines: number;
  readonly line: readonly number[];
  readonly powers: readonly (Ability & { readonly used_by: number | null })[];
  readonly explosion: (SeenCard & { readonly spent: boolean }) | null;
  readonly using: (SeenCard & { readonly seat: number; readonly parts: readonly number[] }) | null;
  readonly arena: readonly number[] | null;
  readonly games: number | null;
  readonly players: readonly Player[];
  /** Only between two games, while the end of the first is still shown: its points are counted cell by cell. */
  readonly counted?: boolean;
}

export const tableOf = (view: View): Table => view.table as Table;

export const previewOf = (foreseen: ForeseenMessage | undefined): Ground | undefined =>
  foreseen?.preview as Ground | undefined;

export const known = (cards: readonly MaybeCard[]): SeenCard[] => cards.filter((card) => card !== null);

export const isKnown = (card: PointedCard | null): card is SeenCard => card?.card !== undefined;

export const topOf = (stack: Stack | undefined): FieldCard | undefined => stack?.cards.at(-1);

export const stackAt = (ground: Pick<Ground, 'field'>, place: number): Stack | undefined =>
  ground.field.find((stack) => stack.place === place);

/** 0, 1, … up to a count: for things that are drawn several times. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
