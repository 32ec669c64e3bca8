// What the engine says about ETER's cards and explosions.
import type { GameFacts } from '$lib/net/protocol';

export interface Printed {
  readonly type: 'combat' | 'mage' | 'power' | 'explosion';
  /** A player's colour, an element, or "blast". */
  readonly suit: string;
  /** 1 to 4, or E; the side of a mage, the numeral of a power, the number of an explosion. */
  readonly value: string;
  /** Whose combat card it is; -1 for all others. */
  readonly seat: number;
}

/** What an explosion does to a cell: back to hand, out, a hole, nothing. */
export type Effect = 'R' | 'X' | 'O' | '.';

export interface Pattern {
  /** By the size of the field: rows from the top, a letter for each cell. */
  readonly rows: Readonly<Record<string, readonly string[]>>;
  /** The sizes whose pattern is our own design. */
  readonly house: readonly number[];
}

export interface Facts {
  readonly cards: Readonly<Record<string, Printed>>;
  readonly explosions: Readonly<Record<string, Pattern>>;
  readonly wins_needed: number;
  readonly tournament_games: number;
}

export const factsOf = ({ cards, facts }: GameFacts): Facts => ({ cards, ...facts }) as unknown as Facts;

/** Whether a card of the field is the Eter card, or a mage that lies as one. */
export const isEter = ({ cards }: Pick<Facts, 'cards'>, card: string): boolean =>
  cards[card]?.type === 'mage' || cards[card]?.value === 'E';

/** What a card of the field is worth without markers: the Eter card, and a mage that lies as one, count 1. */
export function worthOf({ cards }: Pick<Facts, 'cards'>, card: string): number {
  return isEter({ cards }, card) ? 1 : Number(cards[card]?.value ?? 1);
}
