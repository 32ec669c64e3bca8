// Cards beside the field: when they come back to their owner's hand (a card waits for the end of one turn of its owner), and
// how they are counted. Pure.
import type { PointedCard } from '$lib/net/protocol';
import type { Player } from './view';

/** After the current turn, or after the owner's next one. */
export type When = 'now' | 'next';

export interface Return {
  readonly when: When;
  readonly cards: readonly (PointedCard | null)[];
}

export function returnsOf({ aside, fresh }: Pick<Player, 'aside' | 'fresh'>, isOnTurn: boolean): Return[] {
  const ready = isOnTurn ? aside.cards.length - fresh : 0;
  const all: Return[] = [
    { when: 'now', cards: aside.cards.slice(0, ready) },
    { when: 'next', cards: aside.cards.slice(ready) },
  ];
  return all.filter(({ cards }) => cards.length > 0);
}

/** A kind of card and how often it is there; undefined is a back. */
export interface Equals {
  readonly card: string | undefined;
  readonly count: number;
}

/** Equal cards as one, in the order in which they come. */
export function equalOnes(cards: readonly (string | undefined)[]): Equals[] {
  const found = new Map<string | undefined, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return [...found].map(([card, count]) => ({ card, count }));
}
