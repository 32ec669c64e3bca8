// Which cards travel for an event, by the names of their places. Pure.
import type { Flight } from '../motion/motion';
import type { GameEvent, MaybeCard, Place } from '../net/protocol';

/** The anchor of a zone: `ruins`, `hand:1`. */
export const anchorOf = (place: Place): string =>
  place.seat === undefined ? place.zone : `${place.zone}:${place.seat}`;

/** The anchor of a card that I can follow. */
export const anchorOfCard = (token: number): string => `card:${token}`;

/** Where a card may be found, the most exact name first: itself where it is drawn, else the place where it lies. */
function names(place: Place, card: MaybeCard): readonly string[] {
  const zone = anchorOf(place);
  return card ? [anchorOfCard(card.token), zone] : [zone];
}

/** The flights of a run of equal moves; none for what moves no card. */
export function flightsOf(events: readonly GameEvent[]): Flight[] {
  return events.flatMap(({ cards = [], from, to }) =>
    from && to ? cards.map((card) => ({ from: names(from, card), to: names(to, card) })) : [],
  );
}
