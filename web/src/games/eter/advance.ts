// What events change on ETER's table besides moving cards between hands and piles. The result is only shown during one step:
// then the server's view replaces it. Replaying the log in the same way gives the end of an earlier game. Pure.
import type { GameEvent, LogPart, MaybeCard, View } from '$lib/net/protocol';
import { columnOf, placeOf, rowOf } from '$lib/grid';
import { worthOf, type Facts } from './facts';
import { linesOf, shiftOf, shifted, sumsOf } from './ground';
import {
  stackAt,
  tableOf,
  topOf,
  type FieldCard,
  type Ground,
  type Player,
  type Stack,
  type Table,
} from './view';

/** Puts a stack onto the field, in the order of cells; an empty one leaves it. */
function withStack(field: readonly Stack[], place: number, cards: readonly FieldCard[]): Stack[] {
  const others = field.filter((stack) => stack.place !== place);
  if (!cards.length) return others;
  return [...others, { place, cards }].toSorted((one, other) => one.place - other.place);
}

const cardsAt = (field: readonly Stack[], place: number): readonly FieldCard[] =>
  stackAt({ field }, place)?.cards ?? [];

/** The card of an event in a stack: by its number; an unknown card is the topmost unknown one there. */
function foundIn(cards: readonly FieldCard[], card: MaybeCard): FieldCard | undefined {
  return (
    cards.find((one) => one.token === card?.token) ??
    cards.findLast((one) => one.card === undefined) ??
    cards.at(-1)
  );
}

const without = (field: readonly Stack[], place: number, card: FieldCard | undefined): Stack[] =>
  withStack(
    field,
    place,
    cardsAt(field, place).filter((one) => one !== card),
  );

/** A marker comes off a card that is covered. */
const bare = ({ token, card, seat, down }: FieldCard): FieldCard => ({
  token,
  card,
  seat,
  ...(down && { down }),
});

function onTop(field: readonly Stack[], place: number, card: FieldCard): Stack[] {
  const below = cardsAt(field, place);
  return withStack(field, place, [...below.slice(0, -1), ...below.slice(-1).map(bare), card]);
}

/** An illusion that I do not know has no number in the event: any unused number will do until the next view. */
const hiddenToken = (field: readonly Stack[]): number =>
  Math.min(0, ...field.flatMap((stack) => stack.cards.map((card) => card.token))) - 1;

/** The field after cards have come, gone or moved. */
export function moveOnField(field: readonly Stack[], event: GameEvent): readonly Stack[] {
  const { kind, seat, from, to, cards = [] } = event;
  let moved = field;
  for (const card of cards) {
    const start = from?.zone === 'field' ? from.place : undefined;
    const goal = to?.zone === 'field' ? to.place : undefined;
    const lay = start === undefined ? undefined : foundIn(cardsAt(moved, start), card);
    if (kind === 'revealed' && goal !== undefined && lay) {
      const shown = { token: card?.token ?? lay.token, card: card?.card, seat: lay.seat };
      moved = withStack(
        moved,
        goal,
        cardsAt(moved, goal).map((one) => (one === lay ? shown : one)),
      );
      continue;
    }
    if (start !== undefined) moved = without(moved, start, lay);
    if (goal === undefined) continue;
    const isDown = kind === 'hid' || kind === 'exchanged';
    const arrives: FieldCard =
      kind === 'shifted' && lay
        ? lay
        : {
            token: card?.token ?? hiddenToken(moved),
            card: card?.card,
            seat,
            ...(isDown && { down: true }),
          };
    moved = onTop(moved, goal, arrives);
  }
  return moved;
}

function marked(
  facts: Facts,
  field: readonly Stack[],
  { kind, place = 0, number }: GameEvent,
): readonly Stack[] {
  const top = topOf(stackAt({ field }, place));
  if (top?.card === undefined) return field;
  const strength = number ?? worthOf(facts, top.card);
  const marker = (top.marker ?? 0) + (kind === 'supported' ? 1 : -1);
  return withStack(field, place, [...cardsAt(field, place).slice(0, -1), { ...top, marker, strength }]);
}

/** What lies on the cells after an event. */
export function groundAfter<Some extends Ground>(facts: Facts, ground: Some, event: GameEvent): Some {
  const { kind, seat, place = 0, word } = event;
  switch (kind) {
    case 'field-moved':
      return shifted(ground, -shiftOf(place));
    case 'hole':
      return { ...ground, holes: [...ground.holes, place] };
    case 'border':
      return { ...ground, border: place };
    case 'border-gone':
      return { ...ground, border: null };
    case 'wall':
      return { ...ground, wall: { place, line: word === 'row' ? 'row' : 'column', seat: 1 - seat } };
    case 'wall-gone':
      return { ...ground, wall: null };
    case 'supported':
    case 'crumbled':
      return withField(facts, ground, marked(facts, ground.field, event));
    default:
      return withField(facts, ground, moveOnField(ground.field, event));
  }
}

const withField = <Some extends Ground>(facts: Facts, ground: Some, field: readonly Stack[]): Some =>
  field === ground.field ? ground : { ...ground, field, points: sumsOf(facts, field) };

const changePlayer = (table: Table, seat: number, change: Partial<Player>): Table => ({
  ...table,
  players: table.players.map((player, i) => (i === seat ? { ...player, ...change } : player)),
});

/** Marks a cell of the arena; the other player's markers there come off. */
function markArena(table: Table, { seat, place = 0, number = 1 }: GameEvent): Table {
  const at = rowOf(place) * table.size + columnOf(place);
  const marks = seat === 0 ? number : -number;
  return { ...table, arena: table.arena?.map((old, i) => (i === at ? marks : old)) ?? null };
}

const NONE = { count: 0, cards: [] };
const EMPTY_GROUND: Ground = { field: [], holes: [], border: null, wall: null, points: [0, 0] };

/** Between two games everything is gathered up; the deal of the new one follows. */
const gathered = (table: Table): Table => ({
  ...table,
  ...EMPTY_GROUND,
  open: [],
  line: [],
  counted: false,
  full_lines: 0,
  last_turn: false,
  powers: [],
  explosion: null,
  using: null,
  players: table.players.map((player) => ({
    ...player,
    aside: NONE,
    fresh: 0,
    out: NONE,
    hidden: [],
    illusion_used: false,
    mage: player.mage && { ...player.mage, used: false },
    has_used: false,
    last: null,
  })),
});

function tableAfter(table: Table, event: GameEvent): Table {
  const { kind, seat, cards, word } = event;
  const token = cards?.[0]?.token;
  switch (kind) {
    case 'field-moved': {
      const by = -shiftOf(event.place ?? placeOf(0, 0));
      return {
        ...table,
        open: table.open.map((place) => place + by),
        players: table.players.map((player) => ({
          ...player,
          last: player.last === null ? null : player.last + by,
        })),
      };
    }
    case 'laid':
    case 'covered':
    case 'hid': {
      const place = event.to?.place ?? null;
      const opened = { ...table, open: table.open.filter((one) => one !== place) };
      return changePlayer(opened, seat, { last: place, ...(kind === 'hid' && { illusion_used: true }) });
    }
    case 'mage-used': {
      const mage = table.players[seat]?.mage;
      return changePlayer(table, seat, { has_used: true, mage: mage ? { ...mage, used: true } : null });
    }
    case 'power-used': {
      const powers = table.powers.map((one) => (one.token === token ? { ...one, used_by: seat } : one));
      return changePlayer({ ...table, powers }, seat, { has_used: true });
    }
    case 'exploded':
    case 'declined':
      return { ...table, explosion: table.explosion && { ...table.explosion, spent: true } };
    case 'explosion-shown':
      return { ...table, explosion: cards?.[0] ? { ...cards[0], spent: false } : table.explosion };
    case 'turn':
      return { ...table, turn: seat, round: event.number ?? table.round, using: null };
    case 'begins':
      return { ...table, first: seat };
    case 'last-turn':
      return { ...table, last_turn: true };
    case 'game-won':
      return word === 'line'
        ? { ...table, open: [], line: linesOf(table.field, table.size, seat) }
        : { ...table, open: [], counted: true };
    case 'game-drawn':
      return { ...table, open: [], counted: true };
    case 'marked':
    case 'captured':
      return markArena(table, event);
    case 'next-game':
      return gathered(table);
    default:
      return table;
  }
}

export function advance(facts: Facts, view: View, event: GameEvent): View {
  const table = tableAfter(tableOf(view), event);
  return { ...view, table: groundAfter(facts, table, event) satisfies Table };
}

/** How a game of the match ended. */
export interface Ended {
  readonly ground: Ground;
  /** The last event of the game: won or drawn. */
  readonly result: GameEvent;
  readonly line: readonly number[];
}

/** The games that have ended so far, each with its final field, replayed from the log. */
export function endedGames(facts: Facts, log: readonly LogPart[], size: number): Ended[] {
  const ended: Ended[] = [];
  let ground = EMPTY_GROUND;
  for (const event of log.flatMap((part) => part.events)) {
    if (event.kind === 'next-game' || event.kind === 'game-begins') ground = EMPTY_GROUND;
    else if (event.kind === 'game-won' || event.kind === 'game-drawn') {
      const line = event.word === 'line' ? linesOf(ground.field, size, event.seat) : [];
      ended.push({ ground, result: event, line });
    } else ground = groundAfter(facts, ground, event);
  }
  return ended;
}

/** By how much the numbers of cells have shifted since the game began, so that a cell keeps its identity on the page. */
export function driftOf(log: readonly LogPart[]): number {
  let drift = 0;
  for (const { events } of log)
    for (const { kind, place } of events) {
      if (kind === 'next-game' || kind === 'game-begins') drift = 0;
      else if (kind === 'field-moved' && place !== undefined) drift += shiftOf(place);
    }
  return drift;
}
