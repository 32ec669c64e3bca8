// What the engine says about the cards, suits and hands of Fantastyczne światy. Pure.
import type { GameFacts } from '$lib/net/protocol';

export interface Printed {
  readonly suit: string;
  readonly strength: number;
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
  /** The fewest and the most players. */
  readonly seats: readonly [number, number];
  readonly suits: readonly string[];
  readonly hand_size: number;
  /** How many cards a hand may hold that has one of these. */
  readonly hand_size_with: Readonly<Record<string, number>>;
  /** The cards that take another card's name. */
  readonly take_names: readonly string[];
}

export const factsOf = ({ cards, seats, facts }: GameFacts): Facts =>
  ({ cards, seats, ...facts }) as unknown as Facts;

/** How many cards this hand may hold. */
export const roomIn = ({ hand_size, hand_size_with }: Facts, cards: readonly string[]): number =>
  Math.max(hand_size, ...cards.map((card) => hand_size_with[card] ?? 0));
