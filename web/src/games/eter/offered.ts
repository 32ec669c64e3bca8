// Which cards lie before me to be chosen from: my hand, or what a mage, a power or the choice of a mage offers instead.
import type { Act, PointedCard, SeenCard, View } from '$lib/net/protocol';
import { known, tableOf } from './view';

/** What the cards are that lie in the place of my hand. */
export type OfferKind = 'hand' | 'mages' | 'lost' | 'stack';

export interface Offer {
  readonly kind: OfferKind;
  readonly cards: readonly SeenCard[];
}

const seen = (card: PointedCard | Act): card is SeenCard & Act =>
  card.token !== undefined && card.card !== undefined;

/** The cards of acts that lie neither in my hand nor among mage and powers, each once. */
function elsewhere(acts: readonly Act[], hand: readonly SeenCard[], shown: readonly number[]): SeenCard[] {
  const found = new Map<number, SeenCard>();
  for (const act of acts)
    if (seen(act) && !hand.some((card) => card.token === act.token) && !shown.includes(act.token))
      found.set(act.token, { token: act.token, card: act.card });
  return [...found.values()];
}

/** What is laid before this player now, by the acts of the desk. */
export function offerOf(view: View, acts: readonly Act[]): Offer | undefined {
  if (view.seat === null) return undefined;
  const table = tableOf(view);
  const me = table.players[view.seat];
  const hand = known(me?.hand.cards ?? []);
  const shown = [...table.powers.map((power) => power.token), ...(me?.mage ? [me.mage.token] : [])];
  const others = elsewhere(acts, hand, shown);
  if (!others.length) return { kind: 'hand', cards: hand };
  if (acts.some((act) => act.word === 'choose')) return { kind: 'mages', cards: others };
  const isOut = others.every((card) => me?.out.cards.some((one) => one?.token === card.token));
  return { kind: isOut ? 'lost' : 'stack', cards: others };
}
