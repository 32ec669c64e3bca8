// What the engine says of the wisps.
import type { GameFacts } from '$lib/net/protocol';

export interface Printed {
  readonly suit: string;
  readonly value: number;
  readonly copies: number;
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
  /** How many there are in all. */
  readonly wisps: number;
}

export const factsOf = ({ cards, facts }: GameFacts): Facts => ({ cards, ...facts }) as unknown as Facts;
