// Karmaka's part of the browser: points are counted by the engine's facts, stories are read from the log.
import { describe, expect, test } from 'vitest';
import type { GameEvent, LogPart, SeenCard, View } from '$lib/net/protocol';
import { engineFacts } from '../engine-facts';
import { add, best, factsOf, pointsOf, pointsOfCard } from './facts';
import { lookedAt } from './looked';
import { picksOf } from './picks';
import { play as playOf } from './play';
import { rebirthIn } from './rebirth';
import { rungIcons } from './rungs';
import { story } from './story';
import type { Player } from './view';

const play = playOf(engineFacts('karmaka'));
const facts = factsOf(engineFacts('karmaka'));

const pile = (...cards: (SeenCard | null)[]) => ({ count: cards.length, cards });
const card = (token: number, name: string): SeenCard => ({ token, card: name });
const player = (more: Partial<Player> = {}): Player => ({
  rung: 'beetle',
  needed: 4,
  rings: 0,
  points: { red: 0, green: 0, blue: 0 },
  hand: pile(),
  deck: pile(),
  future: pile(),
  deeds: pile(),
  ...more,
});
const view = (players: readonly Player[], more: object = {}, seat: number | null = 0): View => ({
  game: 'karmaka',
  seats: players.length,
  seat,
  settings: {},
  table: {
    turn: 0,
    round: 1,
    variant: 'free',
    teams: players.map((_, i) => i),
    players,
    well: pile(),
    ruins: pile(),
    middle: pile(),
    ...more,
  },
  asked: [],
  acts: [],
  match: { wins: [], played: [] },
  outcome: null,
});
const act = (token: number, name: string) => ({
  action: token,
  text: name,
  word: 'card',
  token,
  tokens: [token],
  card: name,
});
const part = (seq: number, ...events: GameEvent[]): LogPart => ({ seq, events });
const did = (kind: string, seat: number, more: Partial<GameEvent> = {}): GameEvent => ({
  kind,
  seat,
  ...more,
});

describe('what the engine says', () => {
  test('every rung has an icon, and no other has one', () => {
    expect(Object.keys(rungIcons)).toEqual(facts.ladder.map(({ rung }) => rung));
  });

  test('a mosaic counts for every colour', () => {
    expect(pointsOfCard(facts, 'embody')).toEqual({ red: 1, green: 1, blue: 1 });
    expect(pointsOf(facts, [card(1, 'spite'), card(2, 'embody'), null, card(3, 'journey')])).toEqual({
      red: 4,
      green: 4,
      blue: 1,
    });
    expect(pointsOf(facts, [])).toEqual({ red: 0, green: 0, blue: 0 });
    expect(best(add({ red: 2, green: 0, blue: 1 }, pointsOfCard(facts, 'thievery')))).toBe(4);
  });

  test('the line under a name says the colour and at whom the card aims', () => {
    expect(play.type?.('peek')).toEqual([{ key: 'karmaka-type-blue' }, { key: 'karmaka-aim-rival' }]);
  });
});

test('a round and a turn move the signs of the table', () => {
  const shown = view([player(), player()]);
  const events = [did('round', -1, { number: 2 }), did('turn', 1, { number: 2 })];
  const after = events.reduce((one, event) => play.advance?.(one, event) ?? one, shown);
  expect(after.table).toMatchObject({ round: 2, turn: 1 });
});

test('the story tells climbs, the hardest loss and who took what was offered', () => {
  const deeds = { zone: 'deeds', seat: 0 };
  const lines = story(
    facts,
    [
      part(1, did('game-begins', -1), did('round', -1, { number: 1 }), did('turn', 0, { number: 1 })),
      part(2, did('deed', 0), did('turn', 1, { number: 1 })),
      part(3, did('used', 1), did('ruined', 0, { cards: [card(4, 'journey')], from: deeds })),
      part(4, did('accepted', 0), did('round', -1, { number: 2 }), did('turn', 0, { number: 2 })),
      part(5, did('reincarnates', 0), did('climbed', 0, { number: 1 })),
      part(5, did('ruined', 0, { cards: [card(5, 'spite')], from: deeds })),
      part(6, did('reincarnates', 1), did('took-ring', 1, { number: 1 })),
    ],
    view([player({ rung: 'snake' }), player()]),
    {
      say: (key, args) => [key, ...Object.values(args ?? {})].join(' '),
      name: (seat) => `p${seat}`,
      card: (name) => name,
    },
  );
  expect(lines).toEqual([
    'karmaka-story-length 2',
    'karmaka-story-climbs p0 karmaka-story-step rung-snake 2',
    'karmaka-story-stays p1',
    'karmaka-story-loss p0 journey 1',
    'karmaka-story-accepted p0 1',
    'karmaka-story-rings p1 1',
  ]);
});

describe('where the cards to choose from lie', () => {
  const spite = card(3, 'spite');

  test('a card of the Ruins is not the equal card in my hand', () => {
    const shown = view([player({ hand: pile(card(9, 'spite')) }), player()], { ruins: pile(spite) });
    expect(picksOf(shown, [act(3, 'spite')])).toEqual({ zone: 'ruins', cards: [spite] });
  });

  test('of equal seen cards all may be pointed at', () => {
    const well = pile(null, card(4, 'peek'), spite, card(5, 'spite'));
    const shown = view([player(), player()], { well });
    const acts = [{ ...act(3, 'spite'), tokens: [3, 5] }, act(4, 'peek')];
    expect(picksOf(shown, acts)?.cards.map(({ token }) => token)).toEqual([5, 3, 4]);
  });

  test('cards seen in somebody’s hand name its owner', () => {
    const shown = view([player(), player({ hand: pile(spite) })]);
    expect(picksOf(shown, [act(3, 'spite')])).toEqual({ zone: 'seen', cards: [spite], owner: 1 });
    expect(picksOf(shown, [])).toBeUndefined();
  });
});

describe('cards that I have looked at', () => {
  const seen = [card(3, 'spite'), card(4, 'peek')];
  const log = [
    part(2, did('used', 1), did('turn', 0, { number: 2 })),
    part(3, did('used', 0), did('looked', 0, { cards: seen, from: { zone: 'hand', seat: 1 } })),
    part(4, did('accepted', 1)),
  ];
  const hand = pile(card(3, 'spite'));
  const shown = (cards = hand, more = {}): View => view([player(), player({ hand: cards })], more);

  test('stay visible until my turn is over', () => {
    expect(lookedAt(log, shown())).toEqual({ owner: 1, cards: [seen[0]] });
    expect(lookedAt(log, shown(hand, { turn: 1 }))).toBeUndefined();
    expect(lookedAt([...log, part(5, did('turn', 0, { number: 3 }))], shown())).toBeUndefined();
  });

  test('are found by their kind if an undo has given the cards new numbers', () => {
    const back = [...log, part(5, did('took-back', 0, { number: 4 }))];
    const renumbered = pile(card(17, 'peek'), card(3, 'panic'));
    expect(lookedAt(back, shown(renumbered))).toEqual({ owner: 1, cards: [card(17, 'peek')] });
    expect(lookedAt(log, shown(renumbered))).toBeUndefined();
  });
});

describe('a rebirth', () => {
  const events = [
    did('reincarnates', 0, { number: 5, word: 'green' }),
    did('spent-rings', 0, { number: 1 }),
    did('climbed', 0, { number: 3 }),
    did('ruined', 0),
    did('ruined', 0),
    did('woke', 0),
    did('dealt', 0),
  ];

  test('is told step by step, with the price that was paid', () => {
    const told = (n: number): string[] =>
      rebirthIn(
        facts.ladder,
        events.slice(0, n),
        () => 6,
        (key) => key,
      )?.steps.map((step) => step.key) ?? [];
    expect(told(0)).toEqual([]);
    expect(told(1)).toEqual(['karmaka-rebirth-points']);
    expect(told(7)).toEqual([
      'karmaka-rebirth-points',
      'karmaka-rebirth-rings',
      'karmaka-rebirth-climbed',
      'karmaka-rebirth-deeds',
      'karmaka-rebirth-woke',
      'karmaka-rebirth-dealt',
    ]);
    // The next climb costs 7; the one that was made cost 6.
    expect(
      rebirthIn(
        facts.ladder,
        events,
        () => 7,
        (key) => key,
      )?.steps[0]?.args?.needed,
    ).toBe(6);
  });

  test('changes the table event by event', () => {
    const before = view([player({ rung: 'wolf', needed: 6, rings: 2 }), player()]);
    const after = events.slice(0, 3).reduce((shown, event) => play.advance?.(shown, event) ?? shown, before);
    expect(after.table).toMatchObject({ players: [{ rung: 'monkey', needed: 7, rings: 1 }, {}] });
  });
});

test('a way says what it would do', () => {
  const shown = view([player({ points: { red: 1, green: 0, blue: 4 }, needed: 6 }), player(), player()]);
  const way = (word: string, name: string, counts = true) =>
    play.wayHint?.(
      shown,
      { action: 1, text: '', word, token: 1, tokens: [1], card: name },
      undefined,
      counts,
    );
  expect(way('deed', 'thievery')).toEqual([
    { key: 'karmaka-deed', args: { colour: 'blue', before: 4, after: 7, needed: 6 } },
  ]);
  expect(way('deed', 'mimic')).toEqual([
    { key: 'karmaka-deed-all', args: { before: 4, after: 5, needed: 6 } },
  ]);
  expect(way('deed', 'thievery', false), 'where everybody counts themselves').toEqual([]);
  expect(way('ability', 'peek', false)).toEqual([{ key: 'card-peek.gist' }]);
  expect(play.consequence?.(shown, 'peek')).toEqual({ key: 'karmaka-offer-rival' });
  expect(play.consequence?.(view([player(), player()]), 'peek')).toEqual({ key: 'karmaka-offer-one' });
});

test('an ability does nothing if the card is offered at once, said before the answer too', () => {
  const used = { kind: 'used', seat: 0, cards: [{ token: 1, card: 'crisis' }] };
  const aimed = { kind: 'aimed', seat: 0, other: 1 };
  const ruined = { kind: 'ruined', seat: 1, cards: [{ token: 2, card: 'peek' }] };
  expect(play.didNothing?.(used, [{ kind: 'refused', seat: 1 }])).toBe(true);
  expect(play.didNothing?.(used, [ruined, { kind: 'refused', seat: 1 }])).toBe(false);
  expect(play.didNothing?.(used, [], 'offer')).toBe(true);
  expect(play.didNothing?.(aimed, [], 'offer')).toBe(true);
  expect(play.didNothing?.(used, [], 'rival')).toBe(false);
  expect(play.didNothing?.(used, [ruined], 'offer')).toBe(false);
});
