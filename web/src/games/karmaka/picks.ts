// Where the cards lie that I am to choose from. Pure.
import type { Act, MaybeCard, SeenCard, View } from '$lib/net/protocol';
import { tableOf } from './view';

export interface Picks {
  readonly zone: 'hand' | 'deeds' | 'ruins' | 'future' | 'seen';
  /** In the order in which they are shown: piles from the top. */
  readonly cards: readonly SeenCard[];
  /** Whose hand the seen cards come from; undefined when they lie in the Well. */
  readonly owner?: number;
}

export function picksOf(view: View, acts: readonly Act[]): Picks | undefined {
  const me = view.seat === null ? undefined : tableOf(view).players[view.seat];
  const tokens = new Set(acts.flatMap((act) => (act.word === 'card' ? (act.tokens ?? []) : [])));
  if (!me || !tokens.size) return undefined;
  const among = (cards: readonly MaybeCard[]): SeenCard[] =>
    cards.filter((card): card is SeenCard => card !== null && tokens.has(card.token));
  const { ruins, well, players } = tableOf(view);
  if (among(me.hand.cards).length) return { zone: 'hand', cards: among(me.hand.cards) };
  if (among(me.deeds.cards).length) return { zone: 'deeds', cards: among(me.deeds.cards) };
  if (among(ruins.cards).length) return { zone: 'ruins', cards: among(ruins.cards).toReversed() };
  if (among(me.future.cards).length) return { zone: 'future', cards: among(me.future.cards).toReversed() };
  if (among(well.cards).length) return { zone: 'seen', cards: among(well.cards).toReversed() };
  const owner = players.findIndex((player) => among(player.hand.cards).length > 0);
  if (owner < 0) return undefined;
  return { zone: 'seen', cards: among(players[owner]?.hand.cards ?? []), owner };
}
