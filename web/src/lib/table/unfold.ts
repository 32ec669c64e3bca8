// The views between the events of one step: the server sends only the final view, but every move is shown. Moves cards
// between zones by the shape that all views share; the game handles other changes. Guesses last for one step only: then
// the server's view replaces them. Pure.
import type { GameEvent, MaybeCard, Pile, View, Where } from '../net/protocol';

type Zones = Readonly<Record<string, unknown>>;

const isPile = (value: unknown): value is Pile =>
  typeof value === 'object' && value !== null && 'count' in value && 'cards' in value;

/** A pile without that card; a card that I cannot tell from others is taken from the top. */
export function without(pile: Pile, card: MaybeCard): Pile {
  const cards = [...pile.cards];
  const listsAll = cards.length === pile.count;
  let at = card ? cards.findIndex((one) => one?.token === card.token) : -1;
  if (at < 0 && listsAll) at = cards.lastIndexOf(null);
  if (at < 0 && listsAll) at = cards.length - 1;
  if (at >= 0) cards.splice(at, 1);
  return { count: Math.max(0, pile.count - 1), cards };
}

/** A pile with that card on top; the hands of others list only the cards that I know. */
export function withCard(pile: Pile, card: MaybeCard, listsAll: boolean): Pile {
  const cards = card !== null || listsAll ? [...pile.cards, card] : pile.cards;
  return { count: pile.count + 1, cards };
}

/** The zones with one of them changed: a pile, or the pile at one of its places. Undefined if there is no such zone. */
function changeZone(
  zones: Zones | undefined,
  { zone, place }: Where,
  alter: (pile: Pile) => Pile,
): Zones | undefined {
  const found = zones?.[zone];
  if (isPile(found)) return { ...zones, [zone]: alter(found) };
  if (!Array.isArray(found) || place === undefined) return undefined;
  const pile: unknown = found[place];
  if (!isPile(pile)) return undefined;
  return { ...zones, [zone]: found.map((one: unknown, i) => (i === place ? alter(pile) : one)) };
}

function change(view: View, where: Where, alter: (pile: Pile) => Pile): View {
  const table = view.table as Zones;
  if (where.seat === undefined) {
    const after = changeZone(table, where, alter);
    return after ? { ...view, table: after } : view;
  }
  const players = table.players;
  if (!Array.isArray(players)) return view;
  const zones = changeZone(players[where.seat] as Zones | undefined, where, alter);
  if (!zones) return view;
  const after = players.map((one: unknown, seat) => (seat === where.seat ? zones : one));
  return { ...view, table: { ...table, players: after } };
}

/** The view after an event has moved its cards. */
export function moveCards(view: View, event: GameEvent): View {
  const { from, to } = event;
  let moved = view;
  if (!to) return moved;
  const listsAll = to.zone !== 'hand' || to.seat === view.seat;
  for (const card of event.cards ?? []) {
    if (from) moved = change(moved, from, (pile) => without(pile, card));
    moved = change(moved, to, (pile) => withCard(pile, card, listsAll));
  }
  return moved;
}

/** The view during a step: nobody is asked anything while cards move. */
export const hushed = (view: View): View => (view.acts.length ? { ...view, acts: [] } : view);
