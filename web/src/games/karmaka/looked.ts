// The cards that I have just looked at in somebody's hand, for as long as my turn lasts. Pure.
import type { LogPart, SeenCard, View } from '$lib/net/protocol';
import { tableOf } from './view';

export interface Looked {
  readonly owner: number;
  readonly cards: readonly SeenCard[];
}

/** Reads the log back to the beginning of my turn. */
export function lookedAt(log: readonly LogPart[], view: View): Looked | undefined {
  const me = view.seat;
  const table = tableOf(view);
  if (me === null || table.turn !== me) return undefined;
  for (const { events } of log.toReversed()) {
    for (const event of events.toReversed()) {
      const owner = event.from?.seat;
      if (
        event.kind === 'looked' &&
        event.seat === me &&
        event.from?.zone === 'hand' &&
        owner !== undefined
      ) {
        const there = new Set(table.players[owner]?.hand.cards.map((card) => card?.token));
        const cards = (event.cards ?? []).filter((card) => card !== null && there.has(card.token));
        return cards.length ? { owner, cards: cards as SeenCard[] } : undefined;
      }
      if (event.seat !== me && (event.kind === 'used' || event.kind === 'deed' || event.kind === 'laid'))
        return undefined;
    }
  }
  return undefined;
}
