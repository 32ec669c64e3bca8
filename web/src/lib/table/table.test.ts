// The pure parts of a table: views between events, the order of showing, what was seen, the seed.
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { GameEvent, LogPart, View } from '../net/protocol';
import { happeningsIn, passagesOf } from './chapters';
import { anchorOf, flightsOf, flightsOfDeal } from './flights';
import { LONGEST_QUEUE, Playback, type Scene } from './playback';
import { lastSeen, markSeen, type Shelf } from './seen';
import { seedFits, sha256 } from './sha256';
import { hushed, moveCards } from './unfold';

const card = (token: number, name = 'peek') => ({ token, card: name });
const view = (table: object): View => ({
  game: 'karmaka',
  seats: 2,
  seat: 0,
  settings: {},
  table,
  asked: [],
  acts: [{ action: 0, text: 'pass', word: 'pass' }],
  match: { wins: [0, 0], played: [] },
  outcome: null,
});

describe('the table between events', () => {
  const before = view({
    well: { count: 3, cards: [null, null, card(7)] },
    players: [
      { hand: { count: 1, cards: [card(1)] }, future: { count: 0, cards: [] } },
      { hand: { count: 2, cards: [card(5)] } },
    ],
  });
  const move = (event: Partial<GameEvent>): View => moveCards(before, { kind: 'moved', seat: 0, ...event });

  test('a known card is moved by its token', () => {
    const after = move({
      cards: [card(1)],
      from: { zone: 'hand', seat: 0 },
      to: { zone: 'future', seat: 0 },
    });
    expect(after.table).toMatchObject({
      players: [{ hand: { count: 0, cards: [] }, future: { count: 1, cards: [card(1)] } }, {}],
    });
  });

  test('a hidden card leaves a pile as a back, and a hand of others as a count', () => {
    const after = move({ cards: [null], from: { zone: 'well' }, to: { zone: 'hand', seat: 1 } });
    expect(after.table).toMatchObject({
      well: { count: 2, cards: [null, card(7)] },
      players: [{}, { hand: { count: 3, cards: [card(5)] } }],
    });
    const ruined = move({ cards: [null], from: { zone: 'hand', seat: 1 }, to: { zone: 'well' } });
    expect(ruined.table).toMatchObject({
      well: { count: 4, cards: [null, null, card(7), null] },
      players: [{}, { hand: { count: 1, cards: [card(5)] } }],
    });
  });

  test('zones that a game does not have are left alone', () => {
    expect(move({ cards: [card(1)], from: { zone: 'moon' }, to: { zone: 'sun', seat: 4 } })).toEqual(before);
  });

  test('a card comes to a place of a zone, and leaves it', () => {
    const board = view({
      board: [
        { count: 0, cards: [] },
        { count: 1, cards: [card(3)] },
      ],
      players: [{ lanes: [{ count: 1, cards: [card(4)] }] }],
    });
    const event = { kind: 'moved', seat: 0, cards: [card(3)] };
    const after = moveCards(board, {
      ...event,
      from: { zone: 'board', place: 1 },
      to: { zone: 'board', place: 0 },
    });
    expect(after.table).toMatchObject({ board: [{ cards: [card(3)] }, { count: 0 }] });
    const lane = moveCards(board, {
      ...event,
      from: { zone: 'board', place: 1 },
      to: { zone: 'lanes', seat: 0, place: 0 },
    });
    expect(lane.table).toMatchObject({ players: [{ lanes: [{ count: 2, cards: [card(4), card(3)] }] }] });
    expect(moveCards(board, { ...event, to: { zone: 'board', place: 7 } })).toEqual(board);
  });

  test('nothing is asked while cards move', () => {
    expect(hushed(before).acts).toEqual([]);
  });
});

test('flights name the card first and its place second', () => {
  const flights = flightsOf([
    {
      kind: 'drew',
      seat: 0,
      cards: [card(3), null],
      from: { zone: 'well' },
      to: { zone: 'hand', seat: 0 },
    },
    { kind: 'passed', seat: 0 },
  ]);
  expect(flights).toEqual([
    { from: ['card:3', 'well'], to: ['card:3', 'hand:0'] },
    { from: ['well'], to: ['hand:0'] },
  ]);
  expect(anchorOf({ zone: 'deeds', seat: 2 })).toBe('deeds:2');
});

test('a card flies to its place, or to the zone around it if that place is not drawn', () => {
  const [flight] = flightsOf([
    {
      kind: 'laid',
      seat: 0,
      cards: [card(3)],
      from: { zone: 'hand', seat: 0 },
      to: { zone: 'board', place: 0 },
    },
  ]);
  expect(flight).toEqual({ from: ['card:3', 'hand:0'], to: ['card:3', 'board@0', 'board'] });
  expect(anchorOf({ zone: 'lane', seat: 1, place: 0 })).toBe('lane:1@0');
});

test('in a deal my own cards fly, and one card for each route of the others', () => {
  const dealt = (seat: number, ...cards: GameEvent['cards'] & object): GameEvent => ({
    kind: 'dealt',
    seat,
    cards,
    from: { zone: 'deck' },
    to: { zone: 'hand', seat },
  });
  const flights = flightsOfDeal([dealt(0, card(1)), dealt(1, null), dealt(0, card(2)), dealt(1, null, null)]);
  expect(flights.map(({ to }) => to)).toEqual([['card:1', 'hand:0'], ['hand:1'], ['card:2', 'hand:0']]);
});

describe('chapters', () => {
  const part = (seq: number, ...events: GameEvent[]): LogPart => ({ seq, events });
  const did = (kind: string, seat = -1, number?: number): GameEvent => ({ kind, seat, number });
  const log = [
    part(1, did('game-begins', -1, 1), did('round', -1, 1), did('turn', 1, 1)),
    part(2, did('deed', 1), did('turn', 0, 1)),
    part(3, did('deed', 0), did('round', -1, 2), did('turn', 1, 2)),
    part(5, did('took-back', 0, 3)),
    part(6, did('passed', 0), did('round', -1, 2), did('turn', 1, 2)),
    part(7, did('next-game', -1, 2), did('round', -1, 1)),
  ];

  test('come only from the rules; an undo also undoes its round', () => {
    expect(passagesOf(log).map(({ before, undone }) => [before.round, before.turn, undone])).toEqual([
      [0, -1, false],
      [1, 1, false],
      [1, 0, true],
      [2, 1, false],
      [1, 0, false],
      [2, 1, false],
    ]);
  });

  test('say for everything that was not undone in which game and round it happened', () => {
    const told = happeningsIn(log).filter(({ event }) => !['round', 'turn'].includes(event.kind));
    expect(
      told.map(({ event, seq, chapter }) => [event.kind, seq, chapter.game, chapter.round, chapter.turn]),
    ).toEqual([
      ['game-begins', 1, 0, 0, -1],
      ['deed', 2, 0, 1, 1],
      ['took-back', 5, 0, 2, 1],
      ['passed', 6, 0, 1, 0],
      ['next-game', 7, 1, 0, -1],
    ]);
  });
});

describe('showing what happened', () => {
  function stage(unseen = false, left = Infinity) {
    const done: string[] = [];
    const timers: (() => void)[] = [];
    const playback = new Playback(
      {
        later: (run, ms) => {
          if (left < Infinity) done.push(`hold ${ms}`);
          return timers.push(run);
        },
        forget: () => undefined,
      },
      () => unseen,
      () => done.push('drained'),
      () => left,
    );
    const scene = (name: string, hold = 0): Scene => ({
      show: () => {
        done.push(`show ${name}`);
        return Promise.resolve();
      },
      land: () => void done.push(`land ${name}`),
      hold,
    });
    const flush = async (): Promise<void> => {
      for (let i = 0; i < 50; i++) await Promise.resolve();
    };
    return { playback, done, timers, scene, flush };
  }

  test('one after the other, each for its own time', async () => {
    const { playback, done, timers, scene, flush } = stage();
    playback.add([scene('a', 500), scene('b')]);
    await flush();
    expect(done).toEqual(['show a']);
    timers[0]?.();
    await flush();
    expect(done).toEqual(['show a', 'show b', 'drained']);
  });

  test('any input finishes everything that waits, and the next step is animated again', async () => {
    const { playback, done, scene, flush } = stage();
    playback.add([scene('a', 500), scene('b', 500), scene('c')]);
    await flush();
    playback.hurry();
    await flush();
    expect(done).toEqual(['show a', 'land b', 'land c', 'drained']);
    playback.add([scene('d')]);
    await flush();
    expect(done.slice(4)).toEqual(['show d', 'drained']);
  });

  test('a hidden page finishes everything at once', () => {
    const { playback, done, scene } = stage(true);
    playback.add([scene('a', 500), scene('b', 500)]);
    expect(done).toEqual(['land a', 'land b', 'drained']);
  });

  test('after a long wait everything is shown faster, and finally without movement', async () => {
    const hasty = stage(false, 750);
    hasty.playback.add([hasty.scene('a', 500), hasty.scene('b', 500)]);
    await hasty.flush();
    expect(hasty.done).toEqual(['show a', 'hold 375']);
    const late = stage(false, 300);
    late.playback.add([late.scene('a', 500), late.scene('b', 500)]);
    await late.flush();
    expect(late.done).toEqual(['land a', 'hold 150']);
  });

  test('a long queue is not shown piece by piece', async () => {
    const { playback, done, scene, flush } = stage();
    playback.add(Array.from({ length: LONGEST_QUEUE + 2 }, (_, i) => scene(String(i))));
    await flush();
    expect(done.slice(0, 3)).toEqual(['land 0', 'land 1', 'show 2']);
  });
});

describe('what was seen', () => {
  const shelf = (): Shelf => {
    const kept = new Map<string, string>();
    return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
  };

  test('the last entry of each table is kept, of the newest tables only', () => {
    const one = shelf();
    const open = (): Shelf => one;
    expect(lastSeen(open, 'abc')).toBe(0);
    markSeen(open, 'abc', 17);
    expect(lastSeen(open, 'abc')).toBe(17);
    for (let i = 0; i < 30; i++) markSeen(open, `t${i}`, i);
    expect([lastSeen(open, 'abc'), lastSeen(open, 't29')]).toEqual([0, 29]);
  });

  test('blocked storage forgets, and does not fail', () => {
    const open = (): Shelf => {
      throw new Error('forbidden');
    };
    markSeen(open, 'abc', 3);
    expect(lastSeen(open, 'abc')).toBe(0);
  });
});

describe('the seed', () => {
  test.each(['', 'abc', 'a'.repeat(55), 'a'.repeat(56), 'a'.repeat(64), 'ż'.repeat(100)])(
    'hashes %j as the library does',
    (text) => {
      const bytes = new TextEncoder().encode(text);
      expect(sha256(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    },
  );

  test('fits the hash of its sixteen bytes and no other', () => {
    const seed = '000102030405060708090a0b0c0d0eff';
    const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
    expect(seedFits(seed, hash)).toBe(true);
    expect(seedFits(seed.replace('ff', 'fe'), hash)).toBe(false);
  });
});
