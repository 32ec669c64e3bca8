// What Karmaka gives to the shell: how events change its table, how long to look at them, what ways to play a card do.
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurels';
import magicSwirl from 'icon:magic-swirl';
import shakingHands from 'icon:shaking-hands';
import type { Icon } from '$lib/design/model';
import type { Act, GameEvent, View } from '$lib/net/protocol';
import type { GamePlay, Line } from '$lib/table/game';
import { look } from './look';
import { story } from './story';
import { add, best, COLOURS, LADDER, pointsOf, tableOf, worth, type Player, type Table } from './view';

/** Whom a card's ability touches: they are offered the card. Agrees with the engine's cards.py; play.test.ts compares. */
export const AIMS: Readonly<Record<string, 'rival' | 'player' | 'nobody' | 'copied'>> = {
  transmigrate: 'nobody',
  peek: 'rival',
  destiny: 'nobody',
  stolen_dreams: 'rival',
  denial: 'copied',
  swindle: 'rival',
  thievery: 'rival',
  another_day: 'nobody',
  recycle: 'nobody',
  salvage: 'nobody',
  longevity: 'player',
  sowing: 'nobody',
  journey: 'nobody',
  jubilee: 'nobody',
  panic: 'player',
  dwindle: 'player',
  crisis: 'rival',
  roulette: 'nobody',
  hells_heart: 'rival',
  vengeance: 'rival',
  spite: 'rival',
  embody: 'copied',
  mimic: 'copied',
};

const WAYS: Readonly<Record<string, Icon>> = {
  deed: laurels,
  ability: magicSwirl,
  future: hourglass,
  partner: shakingHands,
};

/** How long a moment is looked at, in ms. */
const HOLDS: Readonly<Record<string, number>> = {
  used: 800,
  copied: 800,
  aimed: 350,
  accepted: 400,
  refused: 250,
  reincarnates: 1300,
  'spent-rings': 800,
  climbed: 1400,
  'took-ring': 1200,
  reshuffled: 600,
};
/** After a rebirth: time to read what has become of it. */
const REBORN = 1500;

const LIVES = new Set(['reincarnates', 'spent-rings', 'climbed', 'took-ring', 'woke', 'dealt']);

function change(view: View, seat: number, alter: (player: Player) => Partial<Player>): View {
  const table = tableOf(view);
  const players = table.players.map((player, i) => (i === seat ? { ...player, ...alter(player) } : player));
  return { ...view, table: { ...table, players } satisfies Table };
}

/** What an event changes beyond moving cards. The server's own view follows. */
function advance(view: View, event: GameEvent): View {
  const { kind, seat, number = 0 } = event;
  if (kind === 'round') return { ...view, table: { ...tableOf(view), round: number } satisfies Table };
  if (kind === 'turn') return { ...view, table: { ...tableOf(view), turn: seat } satisfies Table };
  if (kind === 'climbed') {
    const rung = LADDER[number];
    return rung ? change(view, seat, () => ({ rung: rung.key, needed: rung.needed })) : view;
  }
  if (kind === 'spent-rings') return change(view, seat, ({ rings }) => ({ rings: rings - number }));
  if (kind === 'took-ring') return change(view, seat, () => ({ rings: number }));
  const touched = [event.from, event.to].filter((place) => place?.zone === 'deeds');
  return touched.reduce(
    (after, place) => change(after, place?.seat ?? -1, ({ deeds }) => ({ points: pointsOf(deeds.cards) })),
    view,
  );
}

function wayHint(view: View, act: Act): readonly Line[] | undefined {
  const card = act.card;
  if (card === undefined || view.seat === null) return undefined;
  const me = tableOf(view).players[view.seat];
  if (!me) return undefined;
  if (act.word === 'ability') return [{ key: `card-${card}.gist` }];
  if (act.word === 'future') return [{ key: 'karmaka-way-future' }];
  if (act.word === 'partner') return [{ key: 'karmaka-way-partner' }];
  if (act.word !== 'deed') return undefined;
  const after = add(me.points, worth(card));
  const grown = COLOURS.filter((colour) => after[colour] > me.points[colour]);
  if (grown.length > 1)
    return [
      { key: 'karmaka-deed-all', args: { before: best(me.points), after: best(after), needed: me.needed } },
    ];
  return grown.map((colour) => ({
    key: 'karmaka-deed',
    args: { colour, before: me.points[colour], after: after[colour], needed: me.needed },
  }));
}

/** Who will be offered the card when its ability is used. */
function consequence(view: View, card: string): Line | undefined {
  const table = tableOf(view);
  const rivals = table.teams.filter((team) => team !== table.teams[view.seat ?? 0]).length;
  if (rivals === 1) return { key: 'karmaka-offer-one' };
  return { key: `karmaka-offer-${AIMS[card] ?? 'copied'}` };
}

export const play: GamePlay = {
  hand: (view) => {
    const me = view.seat === null ? undefined : tableOf(view).players[view.seat];
    return (me?.hand.cards ?? []).filter((card) => card !== null);
  },
  advance,
  hold: (events, isLast, viewer) => {
    const [first] = events;
    const kind = first?.kind ?? '';
    // What I do myself I need not be shown; a rebirth tells more than its player has chosen.
    const own = first?.seat === viewer && !LIVES.has(kind);
    return (own ? 0 : (HOLDS[kind] ?? 120)) + (isLast && LIVES.has(kind) ? REBORN : 0);
  },
  sound: ({ kind, cards }) => {
    if (kind === 'game-ends') return 'win';
    if (kind === 'climbed' || kind === 'took-ring' || kind === 'spent-rings') return 'token';
    return cards?.length ? 'card' : undefined;
  },
  story,
  wayHint,
  wayIcon: (word) => WAYS[word],
  consequence,
  numberOf: (view, act) => {
    const me = view.seat === null ? undefined : tableOf(view).players[view.seat];
    return me && act.word === 'climb' ? me.needed - best(me.points) : undefined;
  },
  type: (card) => [
    { key: `karmaka-type-${look.cards[card]?.suit ?? 'mosaic'}` },
    { key: `karmaka-aim-${AIMS[card] ?? 'nobody'}` },
  ],
  facts: (view) => [
    { key: 'karmaka-round', args: { round: tableOf(view).round } },
    ...(tableOf(view).variant === 'free' ? [] : [{ key: `option-variant-${tableOf(view).variant}` }]),
  ],
};
