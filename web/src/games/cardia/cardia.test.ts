import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { columnsOf, oppositesOf } from './columns';
import { BEAD, MINI, NAMED, planRow } from './layout';
import { LOCATIONS } from './locations';
import { look } from './look';
import { ONGOING, play } from './play';
import { played, tableOf, type Preview, type Table } from './view';
import type { Act, ForeseenMessage, View } from '$lib/net/protocol';

const engine = new URL('../../../../src/pentakl/games/cardia/', import.meta.url);
const source = (file: string): string => readFileSync(new URL(file, engine), 'utf8');

test('factions, influences and ongoing abilities are those of the engine', () => {
  const factions = ['rebellion', 'academy', 'guild', 'dynasty'];
  const printed = ['deck_one.py', 'deck_two.py'].flatMap((file) =>
    [...source(file).matchAll(/@card\("(\w+)", deck=\d, influence=(\d+)(, rule=)?/g)].map(
      ([, id, value, rule]) => [
        id,
        { suit: factions[(Number(value) - 1) % 4], value: Number(value), ongoing: rule !== undefined },
      ],
    ),
  );
  const drawn = Object.entries(look.cards).map(([id, { suit, value }]) => [
    id,
    { suit, value, ongoing: ONGOING.has(id) },
  ]);
  expect(printed).toHaveLength(32);
  expect(Object.fromEntries(drawn)).toEqual(Object.fromEntries(printed));
});

test('locations and their skulls are those of the engine, with icons of their own', () => {
  const text = source('locations.py');
  const names = /LOCATIONS: Final = \[([^\]]+)\]/.exec(text)?.[1]?.match(/\w+/g);
  const skulls = /SKULLS: Final = \[([^\]]+)\]/.exec(text)?.[1]?.match(/\d/g);
  expect(Object.keys(LOCATIONS)).toEqual(names);
  expect(Object.values(LOCATIONS).map((one) => String(one.skulls))).toEqual(skulls);
  const icons = [...Object.values(LOCATIONS), ...Object.values(look.cards)].map((one) => one.icon.name);
  expect(new Set(icons).size).toBe(icons.length);
});

test.each([354, 370, 730, 916, 1100])('a row of any length fits into %i px', (room) => {
  for (let encounters = 0; encounters <= 14; encounters++)
    for (const places of [1, 2]) {
      const { widths, free, gap } = planRow(encounters, places, room, 104);
      const sum = widths.reduce((all, one) => all + one, 0) + places * free + gap * (encounters + places - 1);
      expect(sum, `${encounters} encounters`).toBeLessThanOrEqual(room);
      expect(widths.toSorted((a, b) => a - b)).toEqual(widths);
      for (const width of widths) expect(width === BEAD || width === MINI || width >= NAMED).toBe(true);
    }
});

const card = (token: number, name = 'judge') => played({ token, card: name });

test('a card that has lost its opposite leaves a hole', () => {
  const [top, bottom] = [[1, 2, 3].map((token) => card(token)), [4, 5, 6].map((token) => card(token))];
  const before = oppositesOf(top, bottom);
  const tokens = columnsOf([top[0], top[2]] as never, bottom, before).map((one) => [
    one.top?.token,
    one.bottom?.token,
  ]);
  expect(tokens).toEqual([
    [1, 4],
    [undefined, 5],
    [3, 6],
  ]);
});

const pile = { count: 0, cards: [] };
const viewOf = (rows: readonly (readonly ReturnType<typeof card>[])[]): View => ({
  game: 'cardia',
  seats: 2,
  seat: 0,
  settings: {},
  asked: [],
  acts: [],
  match: { wins: [0, 0], played: [] },
  outcome: null,
  table: {
    round: 2,
    mix: '1111',
    locations: [],
    skulls: 0,
    level: 'training',
    wins_needed: 2,
    signets_needed: 5,
    encounters: rows[0]?.map(() => ({ winners: [1], current: false })) ?? [],
    players: rows.map((cards) => ({
      signets: cards.reduce((sum, one) => sum + one.signets, 0),
      hand: pile,
      deck: pile,
      discard: pile,
      row: { count: cards.length, cards },
      placed: pile,
      luggage: [],
      next: [],
    })),
  } satisfies Table,
});

test('a won encounter moves its signet, a modifier changes the influence', () => {
  const start = viewOf([[card(1)], [{ ...card(2, 'ambusher'), signets: 1 }]]);
  const row = { zone: 'row' };
  const raised = play.advance?.(start, {
    kind: 'raised',
    seat: 0,
    cards: [{ token: 1, card: 'judge' }],
    from: { ...row, seat: 0 },
    number: 3,
  });
  expect(tableOf(raised as View).players[0]?.row.cards[0]).toMatchObject({ modifier: 3, influence: 11 });
  const won = play.advance?.(raised as View, {
    kind: 'won',
    seat: 0,
    cards: [{ token: 1, card: 'judge' }],
    from: { ...row, seat: 0 },
    number: 1,
  });
  expect(tableOf(won as View).players.map((one) => one.signets)).toEqual([1, 0]);
  expect(tableOf(won as View).encounters[0]?.winners).toEqual([0]);
});

describe('what is foreseen of a card in my fingers', () => {
  const act: Act = { action: 1, text: 'play judge', word: 'play', token: 7, tokens: [7], card: 'judge' };
  const shown = viewOf([[card(1)], [{ ...card(2, 'ambusher'), signets: 1 }]]);
  const found = (preview: Partial<Preview>): ForeseenMessage => ({
    type: 'foreseen',
    id: 'x',
    seq: 1,
    action: 1,
    events: [],
    stopped: 'answers',
    preview: { turns: [], signets: [0, 1], ...preview },
  });
  const keys = (preview: Partial<Preview>): string[] | undefined =>
    play.pickHint?.(shown, act, found(preview))?.map(({ key }) => key);

  test('comes from the server: before that, nothing is said', () => {
    expect(play.pickHint?.(shown, act, undefined)).toBeUndefined();
    expect(play.tag?.(act, undefined)).toBeUndefined();
  });

  test('says what would turn, and warns', () => {
    expect(keys({ influence: 8, turns: [{ encounter: 1, winners: [0] }], signets: [1, 0] })).toEqual([
      'cardia-if-loses-ongoing',
      'card-judge.text',
      'cardia-would-turn',
      'cardia-would-score-past',
    ]);
    expect(keys({ influence: 8, fought: [1] })).toEqual(['cardia-would-fight', 'card-judge.text']);
    expect(keys({ warns: ['haunted_catacombs'] })).toEqual(['cardia-warns-haunted_catacombs']);
    expect(play.tag?.(act, found({ warns: ['haunted_catacombs'] }))).toEqual({ key: 'cardia-tag-catacombs' });
  });
});
