// Which cards fly for an event, by the anchors of their places. Pure.
import type { Flight } from '../motion/motion';
import type { GameEvent, MaybeCard, Where } from '../net/protocol';

/** The anchor of a zone or of one of its places: `ruins`, `hand:1`, `board@4`, `lane:1@0`. */
export const anchorOf = ({ zone, seat, place }: Where): string =>
  zone + (seat === undefined ? '' : `:${seat}`) + (place === undefined ? '' : `@${place}`);

/** The anchor of a card that I can follow. */
export const anchorOfCard = (token: number): string => `card:${token}`;

/** The anchors of a card, the most exact first: the card itself, its place, the zone around it. */
function names(where: Where, card: MaybeCard): readonly string[] {
  const zone = { zone: where.zone, seat: where.seat };
  return [
    ...(card ? [anchorOfCard(card.token)] : []),
    ...(where.place === undefined ? [] : [anchorOf(where)]),
    anchorOf(zone),
  ];
}

/** The flights of a run of similar moves; none if no card moves. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.flatMap(({ cards = [], from, to }) =>
    from && to ? cards.map((card) => ({ from: names(from, card), to: names(to, card) })) : [],
  );
}

/** The flights of a deal: cards that I cannot tell apart fly once for each route. */
export function flightsOfDeal(events: readonly GameEvent[]): Flight[] {
  const ways = new Map<string, Flight>();
  for (const flight of flightsOf(events)) ways.set(JSON.stringify(flight), flight);
  return [...ways.values()];
}
