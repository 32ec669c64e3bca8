// What the engine says about Cardia's cards, factions and locations, and about a tournament.
import type { GameFacts } from '$lib/net/protocol';

export interface Printed {
  /** The printed influence. */
  readonly value: number;
  readonly faction: string;
  /** 1: its ability works as long as a token lies on it. */
  readonly ongoing: number;
}

export interface Location {
  readonly key: string;
  /** Its part of the difficulty. */
  readonly skulls: number;
}

/** How a tournament goes. */
export interface Format {
  readonly players: number;
  readonly rounds: number;
  readonly duels: number;
  /** The most deciding games that there can be. */
  readonly deciders: number;
  /** The results that a duel can have. */
  readonly scores: readonly (readonly [number, number])[];
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
  /** In the order of a mix. */
  readonly factions: readonly string[];
  readonly decks: readonly string[];
  readonly locations: readonly Location[];
  readonly tournament: Format;
}

export const factsOf = ({ cards, facts }: GameFacts): Facts => ({ cards, ...facts }) as unknown as Facts;
