// What the engine says of Ravehard's cards, as far as the table uses it. Pure.
import type { GameFacts } from '$lib/net/protocol';

export interface Printed {
  readonly suit: string;
  readonly deck: string;
  /** What it costs to use: offensive, strategic, shield, attachment; empty where it cannot be played. */
  readonly timing?: string;
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
}

export const factsOf = ({ cards, facts }: GameFacts): Facts => ({ cards, ...facts }) as unknown as Facts;
