// What the engine says about Karmaka's cards and ladder, and how points are counted. Pure.
import type { GameFacts, MaybeCard } from '$lib/net/protocol';

/** At whom a card's ability aims; that player will be offered the card. */
export type Aim = 'rival' | 'player' | 'nobody' | 'copied';

export interface Printed {
  readonly colour: string;
  readonly value: number;
  readonly aim: Aim;
}

export interface Rung {
  readonly rung: string;
  /** Points of one colour for the next rung; 0 at the top. */
  readonly needed: number;
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
  /** For every colour of cards the colours to which they add their points: a mosaic counts for all. */
  readonly counts_for: Readonly<Record<string, readonly string[]>>;
  /** From its foot to its top. */
  readonly ladder: readonly Rung[];
}

export const factsOf = ({ cards, facts }: GameFacts): Facts => ({ cards, ...facts }) as unknown as Facts;

/** Points of each colour. */
export type Points = Readonly<Record<string, number>>;

/** What a card adds to each colour. */
export function pointsOfCard({ cards, counts_for }: Facts, card: string): Points {
  const { colour = '', value = 0 } = cards[card] ?? {};
  const colours = new Set(Object.values(counts_for).flat());
  return Object.fromEntries([...colours].map((one) => [one, counts_for[colour]?.includes(one) ? value : 0]));
}

export const add = (one: Points, other: Points): Points =>
  Object.fromEntries(Object.entries(one).map(([colour, points]) => [colour, points + (other[colour] ?? 0)]));

export const pointsOf = (facts: Facts, deeds: readonly MaybeCard[]): Points =>
  deeds.reduce(
    (sum, deed) => (deed ? add(sum, pointsOfCard(facts, deed.card)) : sum),
    pointsOfCard(facts, ''),
  );

export const best = (points: Points): number => Math.max(0, ...Object.values(points));
