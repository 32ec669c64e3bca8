// The geometry of the field: which cells are drawn and where, how an explosion lies on them, what changes from one state to
// another. Cells are places of lib/grid.ts. Pure; it decides nothing.
import { columnOf, placeOf, rowOf } from '$lib/grid';
import type { GameEvent } from '$lib/net/protocol';
import type { Effect, Facts } from './facts';
import { worthOf } from './facts';
import { stackAt, topOf, type FieldCard, type Ground, type Stack } from './view';

/** Rows and columns from the first to the last that something needs. */
export interface Bounds {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** A cell and its row and column on the page, counted from 1. */
export interface Spot {
  readonly place: number;
  readonly column: number;
  readonly row: number;
}

/** Every cell on which something lies that counts for the span, or that the Blizzard shuts. */
export const takenBy = ({ field, holes, border, wall }: Omit<Ground, 'points'>): number[] => [
  ...field.map((stack) => stack.place),
  ...holes,
  ...(border === null ? [] : [border]),
  ...(wall === null ? [] : [wall.place]),
];

export function boundsOf(places: readonly number[]): Bounds {
  if (!places.length) return { top: 0, left: 0, bottom: 0, right: 0 };
  const rows = places.map(rowOf);
  const columns = places.map(columnOf);
  return {
    top: Math.min(...rows),
    left: Math.min(...columns),
    bottom: Math.max(...rows),
    right: Math.max(...columns),
  };
}

export const heightOf = ({ top, bottom }: Bounds): number => bottom - top + 1;
export const widthOf = ({ left, right }: Bounds): number => right - left + 1;

/** The cells of a rectangle, row by row as they are seen; `turned`: from the side of row 0. */
export function spotsOf(bounds: Bounds, turned: boolean): Spot[] {
  const [height, width] = [heightOf(bounds), widthOf(bounds)];
  return Array.from({ length: height * width }, (_, i) => {
    const [down, right] = [Math.floor(i / width), i % width];
    const row = turned ? bounds.bottom - down : bounds.top + down;
    const column = turned ? bounds.right - right : bounds.left + right;
    return { place: placeOf(row, column), row: down + 1, column: right + 1 };
  });
}

/** How far a place lies from 0,0, as a difference of places. */
export const shiftOf = (place: number): number => place - placeOf(0, 0);

const moved = (places: readonly number[], by: number): number[] => places.map((place) => place + by);

/** The same with all cells counted from another one. */
export function shifted<Some extends Ground>(ground: Some, by: number): Some {
  if (!by) return ground;
  return {
    ...ground,
    field: ground.field.map((stack) => ({ ...stack, place: stack.place + by })),
    holes: moved(ground.holes, by),
    border: ground.border === null ? null : ground.border + by,
    wall: ground.wall && { ...ground.wall, place: ground.wall.place + by },
  };
}

/** A foreseen field in the current numbers of the cells: the foreseen events may have renumbered them. */
export function inPresentCells(preview: Ground, events: readonly GameEvent[]): Ground {
  const by = events
    .filter((event) => event.kind === 'field-moved')
    .reduce((sum, event) => sum + shiftOf(event.place ?? placeOf(0, 0)), 0);
  return shifted(preview, by);
}

const signOf = (stack: Stack | undefined): string =>
  (stack?.cards ?? []).map(({ token, down, marker }) => `${token}${down ? '?' : ''}${marker ?? ''}`).join();

const wallSign = ({ wall }: Ground): string => (wall ? `${wall.place} ${wall.line}` : '');

/** The cells on which something changes. */
export function changesBetween(before: Ground, after: Ground): ReadonlySet<number> {
  const places = new Set([...takenBy(before), ...takenBy(after)]);
  return new Set(
    [...places].filter(
      (place) =>
        signOf(stackAt(before, place)) !== signOf(stackAt(after, place)) ||
        before.holes.includes(place) !== after.holes.includes(place) ||
        (before.border === place) !== (after.border === place) ||
        ([before.wall?.place, after.wall?.place].includes(place) && wallSign(before) !== wallSign(after)),
    ),
  );
}

/** What a visible card counts: an illusion and an Eter card 1. */
export function pointsOf(facts: Pick<Facts, 'cards'>, card: FieldCard | undefined): number {
  if (!card) return 0;
  return card.down || card.card === undefined ? 1 : (card.strength ?? worthOf(facts, card.card));
}

export function sumsOf(facts: Pick<Facts, 'cards'>, field: readonly Stack[]): number[] {
  return [0, 1].map((seat) =>
    field.reduce((sum, stack) => sum + (topOf(stack)?.seat === seat ? pointsOf(facts, topOf(stack)) : 0), 0),
  );
}

/** From a cell along a row, a column or a diagonal. */
const WAYS = [placeOf(0, 1), placeOf(1, 0), placeOf(1, 1), placeOf(1, -1)].map(shiftOf);

/** The cells of all complete lines of a player's visible cards. */
export function linesOf(field: readonly Stack[], size: number, seat: number): number[] {
  const own = new Set(field.filter((stack) => topOf(stack)?.seat === seat).map((stack) => stack.place));
  const found = new Set<number>();
  for (const place of own)
    for (const way of WAYS) {
      const line = Array.from({ length: size }, (_, i) => place + i * way);
      if (line.every((cell) => own.has(cell))) for (const cell of line) found.add(cell);
    }
  return [...found].toSorted((one, other) => one - other);
}

/** The rows of an explosion card turned clockwise by this many quarters. */
export function turnedRows(rows: readonly string[], quarters: number): readonly string[] {
  if (quarters <= 0) return rows;
  const size = rows.length;
  const once = rows.map((_, row) => rows.map((__, column) => rows[size - 1 - column]?.[row] ?? '.').join(''));
  return turnedRows(once, quarters - 1);
}

/** An explosion card as it lies on the field: what it does to each cell, from the corner of its window on. */
export function effectsOn(rows: readonly string[], corner: number): ReadonlyMap<number, Effect> {
  const found = new Map<number, Effect>();
  rows.forEach((letters, row) =>
    [...letters].forEach((letter, column) => {
      if (letter !== '.') found.set(corner + shiftOf(placeOf(row, column)), letter as Effect);
    }),
  );
  return found;
}

/** The corners of all squares of that size that contain everything. */
export function cornersOf(places: readonly number[], size: number): number[] {
  const bounds = boundsOf(places);
  const [down, right] = [size - heightOf(bounds), size - widthOf(bounds)];
  return Array.from({ length: (down + 1) * (right + 1) }, (_, i) =>
    placeOf(bounds.top - down + Math.floor(i / (right + 1)), bounds.left - right + (i % (right + 1))),
  );
}
