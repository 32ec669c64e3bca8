import { describe, expect, test } from 'vitest';
import type { Act, ForeseenMessage, View } from '$lib/net/protocol';
import { engineFacts } from '../engine-facts';
import { columnsOf, oppositesOf } from './columns';
import { factsOf } from './facts';
import { BEAD, MINI, NAMED, planRow } from './layout';
import { locationIcons } from './locations';
import { look } from './look';
import { play as playOf } from './play';
import { played, tableOf, type Preview, type Table } from './view';

const play = playOf(engineFacts('cardia'));
const facts = factsOf(engineFacts('cardia'));

test('every location has an icon of its own, and no other has one', () => {
  expect(Object.keys(locationIcons)).toEqual(facts.locations.map(({ key }) => key));
  const icons = [...Object.values(locationIcons), ...Object.values(look.cards)].map((icon) => icon.name);
  expect(new Set(icons).size).toBe(icons.length);
});

test('the line under a name says the faction and whether the ability is ongoing', () => {
  expect(play.type?.('judge')).toEqual([{ key: 'faction-dynasty' }, { key: 'cardia-ongoing' }]);
  expect(play.type?.('ambusher')).toEqual([{ key: 'faction-rebellion' }, { key: 'cardia-instant' }]);
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

const card = (token: number, name = 'judge') =>
  played({ token, card: name, printed: facts.cards[name]?.value ?? 0 });

test('a card without an opposite card leaves a gap', () => {
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
    fatal_faction: null,
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

test('the prompt tells the two cards of an encounter against each other, until something else happens', () => {
  const row = viewOf([[card(1)], [card(2, 'ambusher')]]);
  const table = tableOf(row);
  const met: View = { ...row, table: { ...table, encounters: [{ winners: null, current: true }] } };
  const told = (kind: string, seat = 1, number = 1) => play.narrate?.(met, [{ kind, seat, number }]);
  expect(told('revealed')).toMatchObject({
    key: 'cardia-meet',
    args: { theirs: 9, mine: 8, ends: 'open' },
    texts: { card: 'card-ambusher', own: 'card-judge' },
  });
  expect(['tied', 'won'].map((kind) => told(kind)?.args?.ends)).toEqual(['tie', 'won']);
  expect(told('won', 0)?.args?.ends).toBe('mine');
  expect(told('drew')).toBeUndefined();
});

test('a card that has just come into the row has its printed influence', () => {
  const arrived = { token: 3, card: 'ambusher' } as ReturnType<typeof card>;
  const start = viewOf([[card(1), arrived], [card(2)]]);
  const shown = play.advance?.(start, { kind: 'revealed', seat: 0, cards: [arrived] });
  const printed = facts.cards.ambusher?.value;
  expect(tableOf(shown as View).players[0]?.row.cards[1]).toMatchObject({
    printed,
    influence: printed,
    signets: 0,
  });
});

describe('the preview of a picked-up card', () => {
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
  });

  test('says which encounters would change hands, and warns', () => {
    expect(keys({ influence: 8, turns: [{ encounter: 1, winners: [0] }], signets: [1, 0] })).toEqual([
      'cardia-if-loses-ongoing',
      'card-judge.text',
      'cardia-would-turn',
      'cardia-would-score-past',
    ]);
    expect(keys({ influence: 8, fought: [1] })).toEqual(['cardia-would-fight', 'card-judge.text']);
    expect(keys({ warns: ['haunted_catacombs'] })).toEqual(['cardia-warns-haunted_catacombs']);
  });

  test('a card of the faction that loses at the Haunted Catacombs says so before it is considered', () => {
    const at = (faction: string | null): View => ({
      ...shown,
      table: { ...tableOf(shown), fatal_faction: faction },
    });
    expect(play.tag?.(at(facts.cards['judge']?.faction as string), act)).toEqual({
      key: 'cardia-tag-catacombs',
    });
    expect(play.tag?.(at('guild'), act)).toBeUndefined();
    expect(play.tag?.(at(null), act)).toBeUndefined();
  });
});
