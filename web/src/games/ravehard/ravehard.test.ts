// Ravehard's table without its markup: knowledge of tools, previews, costs, the story, the pad, and the words of the end.
import { expect, test } from 'vitest';
import { engineFacts } from '$games/engine-facts';
import type { Act, ForeseenMessage, GameEvent, View } from '$lib/net/protocol';
import { costOf, partnerIn } from './costs';
import { foughtIn } from './foe';
import { knowledgeOf } from './knowledge';
import { offerIn } from './offered';
import { Pad } from './pad.svelte';
import { play } from './play';
import { changesIn } from './preview';
import { risingIn } from './rising';
import { story } from './story';
import { around, chapterOf, STORY, type Entry, type Player, type Table } from './view';
import { accusedBy } from './votes';

const facts = engineFacts('ravehard');
const ravehard = play(facts);

const PLAYER: Player = {
  character: { count: 1, cards: [{ token: 1, card: 'swan_duke_bazyli' }] },
  school: 'majestic',
  level: 'obverse',
  life: 12,
  full_life: 12,
  total_life: 19,
  attack: 3,
  attack_change: 0,
  hand: { count: 0, cards: [] },
  shields: [],
  tools: { count: 2, cards: [] },
  flirts: { count: 0, cards: [] },
  messages: [],
  has_flirted: false,
  skips: [],
};

const EMPTY = { count: 0, cards: [] };

const TABLE: Table = {
  mode: 'story',
  phase: 'turn',
  turn: 0,
  turns: 3,
  actions: { strategic: 1, offensive: 1, scheme: 1 },
  coin: null,
  osom_used: false,
  lane: null,
  beaten: null,
  players: [PLAYER, PLAYER, PLAYER],
  decks: [],
  trash: [],
  general: { count: 0 },
  black_magic: EMPTY,
  removed: EMPTY,
  middle: EMPTY,
  story: { count: 11 },
  evidence: { count: 1, cards: [] },
  tools: [
    { card: 'frozen_trout', points: 3, is_leading: true },
    { card: 'cursed_kazoo', points: 1, is_leading: false },
  ],
  boss: { count: 1, cards: [{ token: 9, card: 'mime_lich' }], life: 30, full_life: 40, attack: 3, turns: 2 },
  enemies: { count: 0 },
  enemy_discard: EMPTY,
  past: EMPTY,
  blow: null,
  brawl: [],
  darkchmage: null,
  round: 0,
  accused: null,
  ledger: [],
  sightings: [[], [], []],
};

const viewOf = (table: Partial<Table>, more: Partial<View> = {}): View => ({
  game: 'ravehard',
  seats: 3,
  seat: 0,
  settings: {},
  table: { ...TABLE, ...table },
  asked: [],
  acts: [],
  match: { wins: [], played: [] },
  outcome: null,
  ...more,
});

const act = (word: string, more: Partial<Act> = {}): Act => ({ action: 0, text: word, word, ...more });
const event = (kind: string, more: Partial<GameEvent> = {}): GameEvent => ({ kind, seat: -1, ...more });
const foreseen = (...events: GameEvent[]): ForeseenMessage => ({
  type: 'foreseen',
  id: 'x',
  seq: 1,
  action: 0,
  events,
  stopped: 'answers',
});

const entry = (deed: Entry['deed'], seat: number, other: number, evidence = 1): Entry => ({
  deed,
  seat,
  other,
  evidence,
});

test('of two tools that I saw while scheming the first has gone and the second has come back', () => {
  const known = knowledgeOf(
    viewOf({
      ledger: [entry('schemed', 1, 0)],
      sightings: [
        [
          { entry: 0, card: 'frozen_trout' },
          { entry: 0, card: 'cursed_kazoo' },
        ],
      ],
      players: [
        { ...PLAYER, tools: { count: 2, cards: [{ token: 5, card: 'frozen_trout' }] } },
        PLAYER,
        PLAYER,
      ],
    }),
  );
  expect(known.get('frozen_trout')).toMatchObject({ holder: 0, how: 'pocket' });
  expect(known.get('cursed_kazoo')).toMatchObject({ holder: 1, how: 'schemed', evidence: 1, moves: 0 });
});

test('a tool that I peeked at may have moved once its holder has schemed with somebody', () => {
  const ledger = [entry('peeked', 0, 2), entry('flirted', 2, 1), entry('schemed', 1, 2, 2)];
  const known = knowledgeOf(viewOf({ ledger, sightings: [[{ entry: 0, card: 'frozen_trout' }]] }));
  expect(known.get('frozen_trout')).toMatchObject({ holder: 2, how: 'peeked', moves: 1 });
});

test('I know nothing about tools that I have not seen', () => {
  expect(knowledgeOf(viewOf({ ledger: [entry('schemed', 1, 2)] })).size).toBe(0);
});

test('threatened damage is foreseen, and not counted again when it falls', () => {
  expect(changesIn(foreseen(event('threatened', { seat: 1, number: 4 })))).toEqual({
    seats: { 1: -4 },
    boss: 0,
  });
  const dealt = foreseen(
    event('threatened-boss', { number: 5 }),
    event('boss-hurt', { number: 3 }),
    event('healed', { seat: 0, number: 2 }),
  );
  expect(changesIn(dealt)).toEqual({ seats: { 0: 2 }, boss: -3 });
  expect(changesIn(undefined)).toEqual({ seats: {}, boss: 0 });
});

test('what a play costs is known by its word and its card', () => {
  expect(costOf(act('cast', { card: 'royal_sneeze' }), facts)).toBe('offensive');
  expect(costOf(act('cast', { card: 'pickle_juice' }), facts)).toBe('strategic');
  expect(costOf(act('lay', { card: 'royal_sneeze' }), facts)).toBe('strategic');
  expect(costOf(act('osom-attack'), facts)).toBe('coin');
  expect(costOf(act('scheme', { card: 'frozen_trout' }), facts)).toBe('scheme');
  expect(costOf(act('seat', { seat: 1 }), facts)).toBeUndefined();
});

test('the partner of a Synergy is read from the text of the act', () => {
  expect(partnerIn(act('cast-with', { text: 'cast royal_sneeze with circle_of_chalk' }))).toBe(
    'circle_of_chalk',
  );
  expect(partnerIn(act('x', { text: 'osom cast bass_drop with laid velvet_parry#2' }))).toBe('velvet_parry');
  expect(partnerIn(act('cast', { text: 'cast royal_sneeze' }))).toBeUndefined();
});

test('characters and cards of a Trash are offered, cards of the hand are not', () => {
  const acts = [act('recover', { token: 4, card: 'bass_drop' }), act('pass')];
  expect(offerIn(acts)).toEqual({ word: 'recover', cards: [{ token: 4, card: 'bass_drop' }] });
  expect(offerIn([act('discard', { token: 4, card: 'bass_drop' })])).toBeUndefined();
});

test('the story has three rounds and the Chamber, and its cards are counted from the top', () => {
  expect(STORY).toHaveLength(13);
  expect(chapterOf({ ...TABLE, story: { count: 13 } })).toBeUndefined();
  expect(chapterOf({ ...TABLE, story: { count: 11 } })).toBe('boss');
  expect(chapterOf({ ...TABLE, story: { count: 0 } })).toBe('chamber');
  // Before the deal there is no story to count.
  expect(chapterOf({ ...TABLE, phase: 'choosing', story: { count: 0 } })).toBeUndefined();
});

test('whom everybody fights: the Boss while it lives, then the Darkchmage', () => {
  expect(foughtIn(viewOf({}))).toMatchObject({ card: 'mime_lich', life: 30, full: 40 });
  expect(foughtIn(viewOf({ boss: EMPTY }))).toBeUndefined();
  const dark = { ...PLAYER, level: 'darkchmage' as const, life: 20, full_life: 20 };
  expect(foughtIn(viewOf({ boss: EMPTY, darkchmage: 2, players: [PLAYER, PLAYER, dark] }))).toMatchObject({
    seat: 2,
    life: 20,
  });
});

test('the last ballot counts, and the seats begin on my left', () => {
  const ledger = [entry('voted', 0, 1), entry('voted', 2, 1), entry('voted', 2, 0)];
  expect(accusedBy({ ledger }, 1)).toEqual([0]);
  expect(accusedBy({ ledger }, 0)).toEqual([2]);
  expect(around(3, 1)).toEqual([2, 0, 1]);
  expect(around(3, null)).toEqual([0, 1, 2]);
});

test('the rise is told from the murderer on, its life once the Chamber card is turned over', () => {
  expect(risingIn([event('accused', { seat: 1 })])).toBeUndefined();
  expect(risingIn([event('murderer', { seat: 2 })])).toEqual({ seat: 2, life: undefined });
  expect(risingIn([event('murderer', { seat: 2 }), event('darkchmage', { seat: 2, number: 28 })])).toEqual({
    seat: 2,
    life: 28,
  });
});

test('events change lives, sides and the story between two views of the server', () => {
  const after = (...events: GameEvent[]): Table =>
    events.reduce((view, one) => ravehard.advance?.(view, one) ?? view, viewOf({})).table as Table;
  expect(after(event('hurt', { seat: 1, number: 5 })).players[1]?.life).toBe(7);
  expect(after(event('boss-hurt', { number: 4 })).boss.life).toBe(26);
  expect(after(event('turned-over', { seat: 0, number: 7, word: 'reverse' })).players[0]).toMatchObject({
    level: 'reverse',
    life: 7,
    full_life: 7,
  });
  expect(after(event('died', { seat: 2 })).players[2]?.level).toBe('dead');
  expect(after(event('evidence', { from: { zone: 'story' } })).story.count).toBe(10);
});

test('Flirts and the opening exchange are offered by the table, seats and the Boss by pointing', () => {
  expect(ravehard.unasked?.(act('flirt'))).toBe(true);
  expect(ravehard.unasked?.(act('cast'))).toBe(false);
  expect(ravehard.pointed?.(act('boss'))).toBe(true);
  expect(ravehard.pointed?.(act('pass'))).toBe(false);
});

const tell = {
  say: (key: string, args: object = {}) => `${key} ${JSON.stringify(args)}`,
  name: (seat: number) => `P${seat}`,
  card: (card: string) => card,
};

test('a story that everybody has lost is told as a loss, never as a draw', () => {
  const outcome = { winners: [], reason: 'all-dead', points: [0, 0, 0], lost: true };
  const lines = story([], viewOf({}, { outcome }), tell);
  expect(lines[0]).toContain('all-dead');
  expect(lines.some((line) => line.startsWith('ravehard-story-everybody-lost'))).toBe(true);
});

test('the story tells the weapon, the votes, and who held which tool when', () => {
  const outcome = { winners: [0, 1], reason: 'caught', points: [1, 1, 0] };
  const holding = (...cards: string[]) => ({
    ...PLAYER,
    tools: { count: 2, cards: cards.map((card, token) => ({ token, card })) },
  });
  const ledger = [
    entry('schemed', 0, 2),
    entry('peeked', 1, 2),
    entry('passed', 2, 1, 2),
    entry('voted', 0, 2, 3),
    entry('voted', 1, 2, 3),
  ];
  const sightings = [
    [
      { entry: 0, card: 'frozen_trout' },
      { entry: 0, card: 'cursed_kazoo' },
    ],
    [
      { entry: 1, card: 'frozen_trout' },
      { entry: 2, card: 'frozen_trout' },
    ],
    [
      { entry: 0, card: 'frozen_trout' },
      { entry: 0, card: 'cursed_kazoo' },
      { entry: 2, card: 'frozen_trout' },
    ],
  ];
  const players = [holding('cursed_kazoo'), holding('frozen_trout'), PLAYER];
  const table = { ledger, sightings, players, evidence: { count: 3, cards: [] } };
  const lines = story([], viewOf(table, { outcome }), tell);
  const told = lines.join('\n');
  expect(told).toContain('ravehard-story-weapon-held {"card":"frozen_trout","points":3,"name":"P1"}');
  expect(told).toContain('ravehard-story-votes');
  expect(told).not.toContain('everybody-lost');
  const after = (name: string, evidence: number): string =>
    tell.say('ravehard-story-holder', { name, evidence });
  expect(lines.filter((line) => line.startsWith('ravehard-story-tool'))).toEqual([
    tell.say('ravehard-story-tool', {
      card: 'frozen_trout',
      names: ['P0', after('P2', 1), after('P1', 2)].join(' → '),
    }),
    tell.say('ravehard-story-tool', { card: 'cursed_kazoo', names: ['P2', after('P0', 1)].join(' → ') }),
  ]);
});

test('the pad is stored for its table and game, and works without storage', () => {
  const kept = new Map<string, string>();
  const shelf = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  const pad = new Pad('ABC', 1, () => shelf);
  pad.suspect(2, 'guilty');
  pad.note('the kazoo');
  const again = new Pad('ABC', 1, () => shelf);
  expect([again.of(2), again.of(1), again.words]).toEqual(['guilty', 'none', 'the kazoo']);
  expect(new Pad('ABC', 2, () => shelf).of(2)).toBe('none');
  expect(new Pad('DEF', 1, () => shelf).words).toBe('');
  const forbidden = new Pad('ABC', 1, () => {
    throw new Error('forbidden');
  });
  forbidden.suspect(1, 'odd');
  expect(forbidden.of(1)).toBe('odd');
});
