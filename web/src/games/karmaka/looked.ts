// The cards that I have just looked at in somebody's hand, for as long as my turn lasts. Pure.
import type { LogPart, MaybeCard, SeenCard, View } from '$lib/net/protocol';
import { tableOf } from './view';

export interface Looked {
  readonly owner: number;
  readonly cards: readonly SeenCard[];
}

/** The seen cards that are still in that hand; after an undo they may have other numbers. */
function stillThere(seen: readonly MaybeCard[], hand: readonly MaybeCard[], renumbered: boolean): SeenCard[] {
  const left = hand.filter((card) => card !== null);
  return seen.flatMap((card) => {
    const at = left.findIndex((one) =>
      renumbered ? one.card === card?.card : one.token === card?.token && one.card === card.card,
    );
    return at < 0 ? [] : left.splice(at, 1);
  });
}

/** Reads the log back to the beginning of my turn. */
export function lookedAt(log: readonly LogPart[], view: View): Looked | undefined {
  const me = view.seat;
  const table = tableOf(view);
  if (me === null || table.turn !== me) return undefined;
  let renumbered = false;
  for (const { events } of log.toReversed()) {
    for (const { kind, seat, from, cards = [] } of events.toReversed()) {
      const owner = from?.seat;
      if (kind === 'took-back') renumbered = true;
      if (kind === 'looked' && seat === me && from?.zone === 'hand' && owner !== undefined) {
        const found = stillThere(cards, table.players[owner]?.hand.cards ?? [], renumbered);
        return found.length ? { owner, cards: found } : undefined;
      }
      if (kind === 'turn') return undefined;
    }
  }
  return undefined;
}
