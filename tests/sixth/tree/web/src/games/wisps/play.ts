// What Wisps give to the shell: what events change beyond moving wisps, how long to look at them, the words of buttons.
import type { GameEvent, GameFacts, View } from '$lib/net/protocol';
import type { GamePlay, Line } from '$lib/table/game';
import { factsOf, type Facts } from './facts';
import { tableOf, type Table } from './view';

/** How long a moment is looked at, in ms. */
const HOLDS: Readonly<Record<string, number>> = { pointed: 500, named: 700, caught: 800, 'went-home': 800 };

/** Wisps go from zone to zone, and from place to place, by themselves; the rest is here. The server's own view follows. */
function advance(view: View, { kind, seat, number = 0, to }: GameEvent): View {
  const table = tableOf(view);
  const change = (more: Partial<Table>): View => ({ ...view, table: { ...table, ...more } });
  if (kind === 'round') return change({ round: number });
  if (kind === 'turn') return change({ turn: seat });
  if (kind === 'hid') return change({ owners: table.owners.with(to?.place ?? 0, seat) });
  return view;
}

/** How far the game has come. */
function bar({ wisps }: Facts, view: View): readonly Line[] {
  const { round, players } = tableOf(view);
  const count = players.reduce((sum, { lantern }) => sum + lantern.count, 0);
  return [
    { key: 'wisps-round', args: { round } },
    { key: 'wisps-caught', args: { count, wisps } },
  ];
}

const playWith = (facts: Facts): GamePlay => ({
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
  pickLabel: ({ word }) => ({ key: `act-${word}` }),
  type: (card) => [{ key: 'wisps-copies', args: { count: facts.cards[card]?.copies ?? 0 } }],
  facts: (view) => bar(facts, view),
  story: (_, view, tell) =>
    tableOf(view).players.map((player, seat) =>
      tell.say('wisps-story', { name: tell.name(seat), points: player.points, count: player.lantern.count }),
    ),
});

export const play = (game: GameFacts): GamePlay => playWith(factsOf(game));
