// What the engine says about Ravehard's cards, as far as the table uses it. Pure.
import type { GameFacts } from '$lib/net/protocol';

export interface Printed {
  readonly deck: string;
  /** What it costs to use: offensive, strategic, shield, attachment; missing if it cannot be played. */
  readonly timing?: string;
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
  /** In the order of their decks and Trashes. */
  readonly schools: readonly string[];
  /** Of a card with a Synergy: the cards with which it has one. */
  readonly partners: Readonly<Record<string, readonly string[]>>;
  /** For how many turns a Boss casts Enemy cards; after that it attacks by itself. */
  readonly enemy_turns: number;
  readonly most_shields: number;
  readonly most_shields_in_lane: number;
}

export const factsOf = ({ cards, facts }: GameFacts): Facts => ({ cards, ...facts }) as unknown as Facts;
