// Karmaka's part of the table page: how events change its table, how long to look at them, what ways to play a card do.
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurels';
import magicSwirl from 'icon:magic-swirl';
import shakingHands from 'icon:shaking-hands';
import type { Icon } from '$lib/design/model';
import type { Act, GameEvent, GameFacts, View } from '$lib/net/protocol';
import type { GamePlay, Line } from '$lib/table/game';
import { add, best, factsOf, pointsOf, pointsOfCard, type Facts } from './facts';
import { story } from './story';
import { tableOf, type Player, type Table } from './view';

const WAYS: Readonly<Record<string, Icon>> = {
  deed: laurels,
  ability: magicSwirl,
  future: hourglass,
  partner: shakingHands,
};

/** How long each event is shown, in ms. */
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
/** After a rebirth: time to read its result. */
const REBORN = 1500;

const LIVES = new Set(['reincarnates', 'spent-rings', 'climbed', 'took-ring', 'woke', 'dealt']);

function change(view: View, seat: number, alter: (player: Player) => Partial<Player>): View {
  const table = tableOf(view);
  const players = table.players.map((player, i) => (i === seat ? { ...player, ...alter(player) } : player));
  return { ...view, table: { ...table, players } satisfies Table };
}

/** What an event changes beyond moving cards. The server's own view follows. */
function advance(facts: Facts, view: View, event: GameEvent): View {
  const { kind, seat, number = 0 } = event;
  if (kind === 'round') return { ...view, table: { ...tableOf(view), round: number } satisfies Table };
  if (kind === 'turn') return { ...view, table: { ...tableOf(view), turn: seat } satisfies Table };
  if (kind === 'climbed') {
    const climbed = facts.ladder[number];
    return climbed ? change(view, seat, () => climbed) : view;
  }
  if (kind === 'spent-rings') return change(view, seat, ({ rings }) => ({ rings: rings - number }));
  if (kind === 'took-ring') return change(view, seat, () => ({ rings: number }));
  const touched = [event.from, event.to].filter((place) => place?.zone === 'deeds');
  return touched.reduce(
    (after, place) =>
      change(after, place?.seat ?? -1, ({ deeds }) => ({ points: pointsOf(facts, deeds.cards) })),
    view,
  );
}

function wayHint(facts: Facts, view: View, act: Act, counts: boolean): readonly Line[] | undefined {
  const card = act.card;
  if (card === undefined || view.seat === null) return undefined;
  const me = tableOf(view).players[view.seat];
  if (!me) return undefined;
  if (act.word === 'ability') return [{ key: `card-${card}.gist` }];
  if (act.word === 'future') return [{ key: 'karmaka-way-future' }];
  if (act.word === 'partner') return [{ key: 'karmaka-way-partner' }];
  if (act.word !== 'deed') return undefined;
  if (!counts) return [];
  const after = add(me.points, pointsOfCard(facts, card));
  const grown = Object.entries(after).flatMap(([colour, points]) => {
    const before = me.points[colour] ?? 0;
    return points > before ? [{ colour, before, after: points }] : [];
  });
  if (grown.length > 1)
    return [
      { key: 'karmaka-deed-all', args: { before: best(me.points), after: best(after), needed: me.needed } },
    ];
  return grown.map((one) => ({ key: 'karmaka-deed', args: { ...one, needed: me.needed } }));
}

/** Who will be offered the card when its ability is used. */
function consequence({ cards }: Facts, view: View, card: string): Line | undefined {
  const table = tableOf(view);
  const rivals = table.teams.filter((team) => team !== table.teams[view.seat ?? 0]).length;
  if (rivals === 1) return { key: 'karmaka-offer-one' };
  return { key: `karmaka-offer-${cards[card]?.aim ?? 'copied'}` };
}

/** What follows the ability of a card: it is offered to others. */
const OFFERED: ReadonlySet<string> = new Set(['accepted', 'refused']);

/** A used card that is offered at once has done nothing; it may have been aimed at somebody first. */
function didNothing(begun: GameEvent, after: readonly GameEvent[], asks?: string): boolean {
  const next = after.find(({ kind }) => kind !== 'aimed' && kind !== 'copied');
  if (next) return begun.kind === 'used' && OFFERED.has(next.kind);
  return asks === 'offer' && (begun.kind === 'used' || begun.kind === 'aimed');
}

const playWith = (facts: Facts): GamePlay => ({
  hand: (view) => {
    const me = view.seat === null ? undefined : tableOf(view).players[view.seat];
    return (me?.hand.cards ?? []).filter((card) => card !== null);
  },
  advance: (view, event) => advance(facts, view, event),
  hold: (events, isLast, viewer) => {
    const [first] = events;
    const kind = first?.kind ?? '';
    // My own actions need no display; a rebirth is shown because more happens than its player has chosen.
    const own = first?.seat === viewer && !LIVES.has(kind);
    return (own ? 0 : (HOLDS[kind] ?? 120)) + (isLast && LIVES.has(kind) ? REBORN : 0);
  },
  sound: ({ kind, cards }) => {
    if (kind === 'game-ends') return 'win';
    if (kind === 'climbed' || kind === 'took-ring' || kind === 'spent-rings') return 'token';
    return cards?.length ? 'card' : undefined;
  },
  story: (log, view, tell) => story(facts, log, view, tell),
  didNothing,
  wayHint: (view, act, _foreseen, counts) => wayHint(facts, view, act, counts),
  wayIcon: (word) => WAYS[word],
  consequence: (view, card) => consequence(facts, view, card),
  numberOf: (view, act) => {
    const me = view.seat === null ? undefined : tableOf(view).players[view.seat];
    return me && act.word === 'climb' ? me.needed - best(me.points) : undefined;
  },
  type: (card) => [
    { key: `karmaka-type-${facts.cards[card]?.colour ?? 'mosaic'}` },
    { key: `karmaka-aim-${facts.cards[card]?.aim ?? 'nobody'}` },
  ],
  facts: (view) => [
    { key: 'karmaka-round', args: { round: tableOf(view).round } },
    ...(tableOf(view).variant === 'free' ? [] : [{ key: `option-variant-${tableOf(view).variant}` }]),
  ],
});

export const play = (game: GameFacts): GamePlay => playWith(factsOf(game));
