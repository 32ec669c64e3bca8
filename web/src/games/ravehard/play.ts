// Ravehard's part of the table page: how events change its table, how long to look at them, what answers cost and do.
import crossedSwords from 'icon:crossed-swords';
import divergence from 'icon:divergence';
import hourglass from 'icon:hourglass';
import magicSwirl from 'icon:magic-swirl';
import padlockOpen from 'icon:padlock-open';
import recycle from 'icon:recycle';
import shieldIcon from 'icon:shield';
import spy from 'icon:spy';
import stickyBoot from 'icon:sticking-plaster';
import type { Icon } from '$lib/design/model';
import type { Act, Asked, ForeseenMessage, GameEvent, GameFacts, View } from '$lib/net/protocol';
import type { GamePlay, Line } from '$lib/table/game';
import { costOf, isCoinAct, partnerIn } from './costs';
import { factsOf, type Facts } from './facts';
import { changesIn } from './preview';
import { story } from './story';
import { known, playerOf, tableOf, type Level, type Player, type Table } from './view';

const WAYS: Readonly<Record<string, Icon>> = {
  cast: magicSwirl,
  'cast-with': divergence,
  'cast-with-laid': divergence,
  lay: shieldIcon,
  attach: stickyBoot,
  free: padlockOpen,
  flashback: recycle,
  attack: crossedSwords,
  scheme: spy,
};

/** How long each event is shown, in ms. */
const HOLDS: Readonly<Record<string, number>> = {
  evidence: 1500,
  paragraph: 900,
  boss: 1600,
  'boss-turn': 500,
  'boss-cast': 1300,
  fury: 900,
  event: 1800,
  chamber: 1800,
  cast: 750,
  joined: 800,
  synergy: 900,
  'flashed-back': 750,
  activated: 900,
  cancelled: 900,
  aimed: 400,
  'aimed-at-boss': 400,
  attacked: 500,
  threatened: 350,
  hurt: 500,
  'boss-hurt': 500,
  healed: 450,
  'turned-over': 1000,
  died: 1400,
  revived: 1200,
  'boss-beaten': 1500,
  designated: 700,
  nominated: 350,
  voted: 500,
  'vote-tied': 1200,
  accused: 1800,
  'showed-tool': 900,
  murderer: 2600,
  darkchmage: 3200,
  schemed: 600,
  brawl: 1400,
  toss: 900,
  starts: 700,
  osom: 700,
  coin: 700,
};

const HEADINGS: ReadonlySet<string> = new Set(['turn', 'boss-turn']);

/** Events that show more than the player who caused them has chosen: these pause for that player too. */
const TELLING: ReadonlySet<string> = new Set([
  'turned-over',
  'died',
  'accused',
  'showed-tool',
  'murderer',
  'darkchmage',
]);

const NEXT_SIDE: Readonly<Partial<Record<string, Level>>> = { wounded: 'wounded', reverse: 'reverse' };

function change(table: Table, seat: number, alter: (player: Player) => Partial<Player>): Table {
  const players = table.players.map((player, i) => (i === seat ? { ...player, ...alter(player) } : player));
  return { ...table, players };
}

/** What an event changes beyond moving cards. The server's own view follows. */
function advance(view: View, event: GameEvent): View {
  const table = advanced(tableOf(view), event);
  return { ...view, table };
}

function advanced(table: Table, { kind, seat, number = 0, word, from }: GameEvent): Table {
  const { boss } = table;
  if (from?.zone === 'story') return { ...table, story: { count: Math.max(0, table.story.count - 1) } };
  if (kind === 'turn') return { ...table, turn: seat };
  if (kind === 'boss-turn') return { ...table, boss: { ...boss, turns: number } };
  if (kind === 'boss-hurt')
    return { ...table, boss: { ...boss, life: Math.max(0, (boss.life ?? 0) - number) } };
  if (kind === 'boss-healed') return { ...table, boss: { ...boss, life: (boss.life ?? 0) + number } };
  if (kind === 'boss-attack' || kind === 'fury') return { ...table, boss: { ...boss, attack: number } };
  if (kind === 'hurt') return change(table, seat, ({ life }) => ({ life: Math.max(0, life - number) }));
  if (kind === 'healed') return change(table, seat, ({ life }) => ({ life: life + number }));
  if (kind === 'life-set') return change(table, seat, () => ({ life: number }));
  if (kind === 'died') return change(table, seat, () => ({ life: 0, level: 'dead' }));
  if (kind === 'revived') return change(table, seat, () => ({ life: number, level: 'reverse' }));
  if (kind === 'attack-changed') return change(table, seat, () => ({ attack: number }));
  if (kind === 'turned-over')
    return change(table, seat, ({ level }) => ({
      life: number,
      full_life: number,
      level: NEXT_SIDE[word ?? ''] ?? level,
    }));
  if (kind === 'darkchmage')
    return {
      ...change(table, seat, () => ({ life: number, full_life: number, level: 'darkchmage' })),
      darkchmage: seat,
    };
  if (kind === 'beaten-card') return { ...table, beaten: seat };
  if (kind === 'beaten-returned') return { ...table, beaten: null };
  if (kind === 'osom') return { ...table, coin: 1 - seat, osom_used: true };
  return table;
}

// --- what an answer says

/** "41 → 38": the life of the chosen target. */
function lifeAfter(view: View, act: Act, foreseen: ForeseenMessage | undefined): readonly Line[] {
  const table = tableOf(view);
  const { seats, boss } = changesIn(foreseen);
  const amount = act.word === 'boss' ? boss : (seats[act.seat ?? -1] ?? 0);
  const before = act.word === 'boss' ? table.boss.life : table.players[act.seat ?? -1]?.life;
  if (!amount || before === undefined) return [];
  return [{ key: 'ravehard-life-after', args: { before, after: Math.max(0, before + amount) } }];
}

function wayHint(
  facts: Facts,
  view: View,
  act: Act,
  foreseen: ForeseenMessage | undefined,
): readonly Line[] | undefined {
  if (act.word === 'seat' || act.word === 'boss') return lifeAfter(view, act, foreseen);
  const cost = costOf(act, facts);
  if (cost === undefined || act.word === 'attack' || act.word === 'osom-attack') return undefined;
  const partner = partnerIn(act);
  return [
    { key: 'ravehard-costs', args: { cost } },
    ...(partner === undefined ? [] : [{ key: `card-${partner}` }]),
  ];
}

/** Who is about to take damage, from whom, and how much: shown while Shields may still change it. */
function blowHint(view: View): Line | undefined {
  const { blow } = tableOf(view);
  if (!blow || blow.victim === null) return undefined;
  const who = (seat: number | 'boss' | null): string =>
    seat === view.seat ? 'you' : typeof seat === 'number' ? 'other' : 'boss';
  const people = {
    ...(typeof blow.victim === 'number' && { name: blow.victim }),
    ...(typeof blow.striker === 'number' && { striker: blow.striker }),
  };
  return {
    key: 'ravehard-blow',
    args: { amount: blow.amount, victim: who(blow.victim), from: who(blow.striker), name: '', striker: '' },
    people,
  };
}

/** Questions that are about what their card does. */
const ABOUT_A_CARD: ReadonlySet<string> = new Set(['target', 'react-spell', 'react-shield', 'help']);

/** The text under a question: whose life is at stake, or what the asking card does. */
function askHint(view: View, { prompt, source }: Asked): Line | undefined {
  const isReaction = prompt.startsWith('react-');
  const blow = isReaction ? blowHint(view) : undefined;
  if (blow || !source || !ABOUT_A_CARD.has(prompt)) return blow;
  const texts = { card: `card-${source.card}`, gist: `card-${source.card}.gist` };
  return { key: isReaction ? 'ravehard-asking-sealed' : 'ravehard-asking', texts };
}

const COSTS: Readonly<Record<string, Icon>> = {
  offensive: crossedSwords,
  strategic: hourglass,
  shield: shieldIcon,
  attachment: stickyBoot,
};

/** What it costs to use a card of the hand. */
function marksOf({ cards }: Facts, card: string): { icon: Icon; line: Line }[] {
  const timing = cards[card]?.timing ?? '';
  const icon = COSTS[timing];
  return icon ? [{ icon, line: { key: 'ravehard-timing', args: { timing } } }] : [];
}

/** A word on a card of the hand whose Synergy I could use now. */
function tag(act: Act): Line | undefined {
  return act.word.includes('cast-with') && !isCoinAct(act) ? { key: 'ravehard-synergy' } : undefined;
}

const playWith = (facts: Facts): GamePlay => ({
  hand: (view) => known(playerOf(view, view.seat)?.hand.cards ?? []),
  advance,
  hold: (events, _, viewer) => {
    const [first] = events;
    const kind = first?.kind ?? '';
    return first?.seat === viewer && !TELLING.has(kind) ? 0 : (HOLDS[kind] ?? 120);
  },
  sound: ({ kind, cards }) => {
    if (kind === 'game-ends' || kind === 'boss-beaten') return 'win';
    if (kind === 'hurt' || kind === 'boss-hurt' || kind === 'voted') return 'token';
    return cards?.length ? 'card' : undefined;
  },
  headings: HEADINGS,
  story: (log, view, tell) => story(log, view, tell),
  pointed: ({ word }) => word === 'seat' || word === 'boss',
  unasked: ({ word }) => word === 'flirt' || word === 'exchange-hand' || word === 'keep-hand',
  pickLabel: (act) => {
    if (act.word === 'seat') return { key: 'ravehard-pick-seat' };
    if (act.word === 'boss') return { key: 'ravehard-pick-boss' };
    if (act.word === 'shield') return { key: 'ravehard-pick-shield' };
    return { key: `act-${act.word}` };
  },
  askHint,
  briefly: true,
  yields: ({ word }) => word === 'end',
  marks: (card) => marksOf(facts, card),
  wayHint: (view, act, foreseen) => wayHint(facts, view, act, foreseen),
  wayIcon: (word) => WAYS[word.replace('osom-', '')],
  tag: (_view, act) => tag(act),
  type: (card) => {
    const { deck, timing } = facts.cards[card] ?? {};
    return [
      { key: `ravehard-deck-${deck ?? 'general'}` },
      ...(timing ? [{ key: 'ravehard-timing', args: { timing } }] : []),
    ];
  },
  facts: (view) => [
    { key: 'ravehard-mode', args: { mode: tableOf(view).mode } },
    { key: 'ravehard-own-cards' },
  ],
});

export const play = (game: GameFacts): GamePlay => playWith(factsOf(game));
