// Cardia's table as the protocol sends it. Reads it; decides nothing.
import type { ForeseenMessage, MaybeCard, Pile, SeenCard, View } from '$lib/net/protocol';

/** A card of the row with everything that lies on it. */
export interface Played extends SeenCard {
  readonly printed: number;
  readonly modifier: number;
  readonly influence: number;
  readonly ongoing: boolean;
  readonly signets: number;
}

/** Something that waits for a card which is not revealed yet. */
export type Waiting =
  | { readonly kind: 'modifier' | 'choice' | 'late'; readonly number: number }
  | { readonly kind: 'demand'; readonly faction: string }
  | { readonly kind: 'openly' };

/** What would be put on a card of the row, or removed from it. */
export interface Change {
  readonly token: number;
  /** By how much its modifiers change. */
  readonly modifier?: number;
  /** An ongoing token comes, or goes. */
  readonly ongoing?: boolean;
}

/** What an answer would lead to, as far as it can be foreseen. */
export interface Preview {
  /** Encounters that would change hands, by the number that they have now; nobody: a tie. */
  readonly turns: readonly { readonly encounter: number; readonly winners: readonly number[] }[];
  readonly signets: readonly number[];
  readonly changes?: readonly Change[];
  /** Encounters that would leave the row. */
  readonly gone?: readonly number[];
  readonly ends?: { readonly winners: readonly number[]; readonly reason: string };
  /** For a card to be played: the influence with which it arrives. Everything else is for the case that it loses. */
  readonly influence?: number;
  /** For a card to be played against an open one: who wins the encounter, and whether it is a tie. */
  readonly fought?: readonly number[];
  readonly tied?: boolean;
  /** Warnings for a card to be played: keys of locations, or "demand". */
  readonly warns?: readonly string[];
}

export interface Player {
  readonly signets: number;
  readonly hand: Pile;
  readonly deck: Pile;
  readonly discard: Pile;
  readonly row: { readonly count: number; readonly cards: readonly Played[] };
  /** Chosen and not revealed yet, the oldest first. */
  readonly placed: Pile;
  readonly luggage: readonly (readonly Waiting[])[];
  readonly next: readonly Waiting[];
}

export interface Encounter {
  /** Nobody: a tie; null: not compared yet. */
  readonly winners: readonly number[] | null;
  readonly current: boolean;
}

export interface Table {
  readonly round: number;
  /** Four digits: the deck of each faction. */
  readonly mix: string;
  readonly locations: readonly string[];
  readonly skulls: number;
  readonly level: string;
  readonly wins_needed: number;
  readonly signets_needed: number;
  readonly encounters: readonly Encounter[];
  readonly players: readonly Player[];
  /** Whoever plays a card of this faction now loses at the Haunted Catacombs. */
  readonly fatal_faction: string | null;
  /** Only between two games of a match, while the end of the first is still shown. */
  readonly ended?: boolean;
}

export const tableOf = (view: View): Table => view.table as Table;

export const previewOf = (foreseen: ForeseenMessage | undefined): Preview | undefined =>
  foreseen?.preview as Preview | undefined;

export const known = (cards: readonly MaybeCard[]): SeenCard[] => cards.filter((card) => card !== null);

/** A card of the row as it is with these parts: a modifier changes its influence. */
export function played(card: SeenCard & { readonly printed: number } & Partial<Played>): Played {
  const modifier = card.modifier ?? 0;
  return {
    token: card.token,
    card: card.card,
    printed: card.printed,
    modifier,
    influence: card.influence ?? card.printed + modifier,
    ongoing: card.ongoing ?? false,
    signets: card.signets ?? 0,
  };
}

export const rowOf = (player: Player | undefined): readonly Played[] => player?.row.cards ?? [];

/** 0, 1, … up to a count: for things that are drawn several times. */
export const times = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
