// What Wisps give to the shell: how events change the row of stones, and how long to look at them.
import type { GameEvent, View } from '$lib/net/protocol';
import type { GamePlay } from '$lib/table/game';
import { tableOf, type Hidden } from './view';

/** How long a moment is looked at, in ms. */
const HOLDS: Readonly<Record<string, number>> = { pointed: 500, named: 700, caught: 800, 'went-home': 800 };

/** Wisps come to a stone and leave it; hands, lanterns and the night follow by themselves. */
function advance(view: View, event: GameEvent): View {
  const table = tableOf(view);
  const put = (stone: Hidden | null): View => ({
    ...view,
    table: { ...table, stones: table.stones.map((one, place) => (place + 1 === event.number ? stone : one)) },
  });
  if (event.kind === 'hid') return put({ owner: event.seat, card: event.cards?.[0] ?? null });
  return event.kind === 'caught' || event.kind === 'went-home' ? put(null) : view;
}

export const play: GamePlay = {
  hand: (view) => {
    const me = view.seat === null ? undefined : tableOf(view).players[view.seat];
    return (me?.hand.cards ?? []).filter((card) => card !== null);
  },
  advance,
  hold: (events, _, viewer) => {
    const [first] = events;
    return first?.seat === viewer ? 0 : (HOLDS[first?.kind ?? ''] ?? 150);
  },
  sound: ({ kind, cards }) => {
    if (kind === 'game-ends') return 'win';
    return cards?.length ? 'card' : undefined;
  },
  story: (_, view, tell) =>
    tableOf(view).players.map((player, seat) =>
      tell.say('wisps-story', { name: tell.name(seat), points: player.points, count: player.lantern.count }),
    ),
};
