// When the cards aside come back to their owner's hand: a card waits for the end of one turn of its owner. Pure.
import type { PointedCard } from '$lib/net/protocol';
import type { Player } from './view';

/** After the turn that runs now, or after the owner's next one. */
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
