// What ETER's table computes for drawing: where cells are, what events change, how an explosion lies, what returns when.
import { describe, expect, test } from 'vitest';
import { placeOf } from '$lib/grid';
import type { Act, GameEvent, View } from '$lib/net/protocol';
import { engineFacts } from '../engine-facts';
import { advance, driftOf, endedGames } from './advance';
import { factsOf, worthOf } from './facts';
import {
  changesBetween,
  cornersOf,
  effectsOn,
  inPresentCells,
  linesOf,
  pointsOf,
  spotsOf,
  sumsOf,
  turnedRows,
} from './ground';
import { effectsOf, quartersOf } from './laying';
import { offerOf } from './offered';
import { play } from './play';
import { returnsOf } from './beside';
import { tableOf, type FieldCard, type Ground, type Player, type Stack, type Table } from './view';

const game = engineFacts('eter');
const facts = factsOf(game);
const NONE = { count: 0, cards: [] };

const player = (more: Partial<Player> = {}): Player => ({
  hand: NONE,
  aside: NONE,
  fresh: 0,
  out: NONE,
  hidden: [],
  illusion_used: false,
  mage: null,
  has_used: false,
  last: null,
  ...more,
});

const card = (token: number, kind: string, more: Partial<FieldCard> = {}): FieldCard => ({
  token,
  card: kind,
  seat: kind.startsWith('A') ? 0 : 1,
  ...more,
});

const stack = (row: number, column: number, ...cards: FieldCard[]): Stack => ({
  place: placeOf(row, column),
  cards,
});

const ground = (field: readonly Stack[], more: Partial<Ground> = {}): Ground => ({
  field,
  holes: [],
  border: null,
  wall: null,
  points: sumsOf(facts, field),
  ...more,
});

const table = (field: readonly Stack[], more: Partial<Table> = {}): Table => ({
  ...ground(field),
  size: 3,
  turn: 0,
  round: 1,
  first: 0,
  last_turn: false,
  open: [],
  full_lines: 0,
  line: [],
  powers: [],
  explosion: null,
  using: null,
  arena: null,
  games: null,
  players: [player(), player()],
  ...more,
});

const view = (shown: Table, more: Partial<View> = {}): View => ({
  game: 'eter',
  seats: 2,
  seat: 0,
  settings: {},
  table: shown,
  asked: [],
  acts: [],
  match: { wins: [0, 0], played: [] },
  outcome: null,
  ...more,
});

const act = (more: Partial<Act>): Act => ({ action: 0, text: 'x', word: 'x', ...more });

const after = (shown: Table, ...events: GameEvent[]): Table =>
  tableOf(events.reduce((seen, event) => advance(facts, seen, event), view(shown)));

const field = (row: number, column: number) => ({ zone: 'field', place: placeOf(row, column) });

describe('where cells are drawn', () => {
  const bounds = { top: 0, left: 0, bottom: 1, right: 2 };

  test('row 0 is at the top for the first seat and at the bottom, turned, for the second', () => {
    expect(spotsOf(bounds, false)[0]).toEqual({ place: placeOf(0, 0), row: 1, column: 1 });
    expect(spotsOf(bounds, true)[0]).toEqual({ place: placeOf(1, 2), row: 1, column: 1 });
    expect(spotsOf(bounds, true).at(-1)).toEqual({ place: placeOf(0, 0), row: 2, column: 3 });
  });

  test('a square that is not fixed can lie in several ways', () => {
    const places = [placeOf(0, 0), placeOf(0, 2)];
    expect(cornersOf(places, 3)).toEqual([placeOf(-2, 0), placeOf(-1, 0), placeOf(0, 0)]);
  });
});

describe('what lies on the field', () => {
  test('an illusion and an Eter card count 1, a marker counts, a covered card does not', () => {
    expect(pointsOf(facts, card(1, 'A4', { down: true }))).toBe(1);
    expect(pointsOf(facts, card(1, 'BE'))).toBe(1);
    expect(pointsOf(facts, card(1, 'B3', { marker: -1, strength: 2 }))).toBe(2);
    expect(sumsOf(facts, [stack(0, 0, card(1, 'A2'), card(2, 'B3')), stack(0, 1, card(3, 'A1'))])).toEqual([
      1, 3,
    ]);
    expect(worthOf(facts, 'air-2')).toBe(1);
  });

  test('a line is a row, a column or a diagonal of top cards', () => {
    const diagonal = [0, 1, 2].map((i) => stack(i, 2 - i, card(i, 'A1')));
    expect(linesOf(diagonal, 3, 0)).toEqual([placeOf(0, 2), placeOf(1, 1), placeOf(2, 0)]);
    expect(linesOf(diagonal, 3, 1)).toEqual([]);
    expect(linesOf([...diagonal.slice(1), stack(0, 2, card(0, 'A1'), card(9, 'B2'))], 3, 0)).toEqual([]);
  });

  test('a foreseen field is compared by the current numbers of the cells', () => {
    const before = ground([stack(0, 0, card(1, 'A1')), stack(0, 1, card(2, 'B1'))]);
    const foreseen = ground([stack(0, 0, card(2, 'B1'))]);
    const shown = inPresentCells(foreseen, [{ kind: 'field-moved', seat: -1, place: placeOf(0, 1) }]);
    expect([...changesBetween(before, shown)]).toEqual([placeOf(0, 0)]);
  });
});

describe('an explosion', () => {
  const rows = facts.explosions['explosion-1']?.rows['3'] ?? [];

  test('is turned clockwise as in the engine', () => {
    expect(turnedRows(['R..', '.XX', '...'], 1)).toEqual(['..R', '.X.', '.X.']);
    expect(turnedRows(rows, 4)).toEqual(rows);
  });

  test('lies on the field from its corner on', () => {
    expect([...effectsOn(['X.', '.R'], placeOf(-1, 0))]).toEqual([
      [placeOf(-1, 0), 'X'],
      [placeOf(0, 1), 'R'],
    ]);
  });

  test('lies as I consider it, once its place is decided', () => {
    const full = [0, 1, 2].map((i) => stack(i, i, card(i, 'A1')));
    const shown = table(full, { explosion: { token: 9, card: 'explosion-1', spent: false } });
    const asked = view(shown, { asked: [{ seat: 0, prompt: 'rotate' }] });
    expect(quartersOf(asked, act({ word: 'rotate', number: 270 }))).toBe(3);
    expect(effectsOf(facts, asked, undefined)?.get(placeOf(0, 2))).toBe('X');
    expect(effectsOf(facts, view(shown), undefined)).toBeUndefined();
    const parts = { ...shown, using: { token: 9, card: 'explosion-1', seat: 0, parts: [1, placeOf(0, 0)] } };
    expect(quartersOf(view(parts, { asked: [{ seat: 0, prompt: 'spare' }] }), undefined)).toBe(1);
  });
});

describe('events', () => {
  test('a card that covers lies on top, and the marker beneath comes off', () => {
    const shown = table([stack(0, 0, card(1, 'A1', { marker: 1, strength: 2 }))]);
    const covered: GameEvent = {
      kind: 'covered',
      seat: 1,
      cards: [{ token: 2, card: 'B3' }],
      to: field(0, 0),
    };
    const [only] = after(shown, covered).field;
    expect(only?.cards.map(({ card: kind, marker }) => [kind, marker])).toEqual([
      ['A1', undefined],
      ['B3', undefined],
    ]);
    expect(after(shown, covered).points).toEqual([0, 3]);
  });

  test('an illusion of the rival lies face down and is turned up', () => {
    const hid: GameEvent = { kind: 'hid', seat: 1, cards: [null], to: field(0, 0) };
    const revealed: GameEvent = {
      kind: 'revealed',
      seat: 1,
      cards: [{ token: 7, card: 'B4' }],
      from: field(0, 0),
      to: field(0, 0),
    };
    expect(after(table([]), hid).field[0]?.cards[0]).toMatchObject({ seat: 1, down: true });
    expect(after(table([]), hid, revealed).field[0]?.cards).toEqual([{ token: 7, card: 'B4', seat: 1 }]);
  });

  test('two cells swap what lies on them, an unknown illusion too', () => {
    const illusion: FieldCard = { token: 5, seat: 1, down: true };
    const shown = table([stack(0, 0, card(1, 'A2')), stack(0, 1, illusion)]);
    const moved = after(
      shown,
      { kind: 'shifted', seat: 0, cards: [{ token: 1, card: 'A2' }], from: field(0, 0), to: field(0, 1) },
      { kind: 'shifted', seat: 0, cards: [null], from: field(0, 1), to: field(0, 0) },
    );
    expect(moved.field.map(({ cards }) => cards.map(({ token }) => token))).toEqual([[5], [1]]);
  });

  test('when cells are renumbered everything moves along', () => {
    const shown = table([stack(-1, 0, card(1, 'A2'))], {
      holes: [placeOf(0, 0)],
      open: [placeOf(0, 1)],
      players: [player({ last: placeOf(-1, 0) }), player()],
    });
    const moved = after(shown, { kind: 'field-moved', seat: -1, place: placeOf(-1, 0) });
    expect(moved.field[0]?.place).toBe(placeOf(0, 0));
    expect([moved.holes, moved.open, moved.players[0]?.last]).toEqual([
      [placeOf(1, 0)],
      [placeOf(1, 1)],
      placeOf(0, 0),
    ]);
  });

  test('a won game shows its line, and the log tells how it ended', () => {
    const laid = [0, 1, 2].map((i): GameEvent => ({
      kind: 'laid',
      seat: 0,
      cards: [{ token: i, card: 'A1' }],
      to: field(0, i),
    }));
    const won: GameEvent = { kind: 'game-won', seat: 0, word: 'line' };
    expect(after(table([]), ...laid, won).line).toHaveLength(3);
    const log = [{ seq: 1, events: [...laid, won, { kind: 'next-game', seat: -1, number: 2 }] }];
    const [ended] = endedGames(facts, log, 3);
    expect(ended?.line).toHaveLength(3);
    expect(ended?.ground.points).toEqual([3, 0]);
  });

  test('a cell keeps its identity on the page until the next game', () => {
    const moved: GameEvent = { kind: 'field-moved', seat: -1, place: placeOf(-1, -1) };
    expect(driftOf([{ seq: 1, events: [moved] }])).toBe(placeOf(-1, -1) - placeOf(0, 0));
    expect(driftOf([{ seq: 1, events: [moved, { kind: 'next-game', seat: -1 }] }])).toBe(0);
  });

  test('a marker on the arena takes those of the rival away', () => {
    const shown = table([], { arena: [-2, 0, 0, 0, 0, 0, 0, 0, 0] });
    expect(after(shown, { kind: 'captured', seat: 0, place: placeOf(0, 0), number: 1 }).arena?.[0]).toBe(1);
  });
});

describe('what lies beside the field', () => {
  test('cards aside wait for the end of one turn of their owner', () => {
    const aside = { count: 2, cards: [card(1, 'A1'), card(2, 'A2')] };
    expect(returnsOf({ aside, fresh: 1 }, true).map(({ when, cards }) => [when, cards.length])).toEqual([
      ['now', 1],
      ['next', 1],
    ]);
    expect(returnsOf({ aside, fresh: 0 }, false).map(({ when }) => when)).toEqual(['next']);
  });

  test('cards that are out, and mages, are shown in the place of my hand', () => {
    const hand = { count: 1, cards: [{ token: 1, card: 'A1' }] };
    const shown = table([], {
      players: [player({ hand, out: { count: 1, cards: [card(2, 'A2')] } }), player()],
    });
    const kinds = (acts: Act[]) => offerOf(view(shown), acts)?.kind;
    expect(kinds([act({ word: 'lay', token: 1, tokens: [1], card: 'A1', place: 0 })])).toBe('hand');
    expect(kinds([act({ word: 'lay', token: 2, tokens: [2], card: 'A2', place: 0 })])).toBe('lost');
    expect(kinds([act({ word: 'choose', token: 5, tokens: [5], card: 'air-1' })])).toBe('mages');
    expect(offerOf(view(shown, { seat: null }), [])).toBeUndefined();
  });
});

test('the rule of a power is read beside each of its questions', () => {
  const asked = { seat: 0, prompt: 'goal', source: { token: 3, card: 'XIII' } };
  expect(play(game).askHint?.(view(table([])), asked)).toEqual({ key: 'card-XIII.text' });
});
