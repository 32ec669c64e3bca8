// Where the text of a lesson is placed: near what it points at, covering as little as possible of what is needed. Pure.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In px: between the text and what it points at, to the edge of the page, between two positions that are tried. */
const GAP = 22;
const EDGE = 8;
const STEP = 36;
const LONGEST_ARROW = 64;
/** One pixel more distance from the target is as bad as covering this many square pixels. */
const FAR = 24;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** The distance between two boxes; 0 if they touch. */
const gap = (one: Box, other: Box): number =>
  Math.hypot(
    Math.max(0, one.x - other.x - other.width, other.x - one.x - one.width),
    Math.max(0, one.y - other.y - other.height, other.y - one.y - one.height),
  );

/** Something that should stay visible, and how much that matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/** The best position inside `room` for a text of this size: near the target, covering little of `kept`. */
export function placeWords(
  size: { readonly width: number; readonly height: number },
  target: Box | undefined,
  room: Box,
  kept: readonly Kept[],
): { readonly x: number; readonly y: number } {
  const last = {
    x: room.x + Math.max(EDGE, room.width - size.width - EDGE),
    y: room.y + Math.max(EDGE, room.height - size.height - EDGE),
  };
  const aim = target ?? room;
  const must = target ? [...kept, { box: target, weight: 40 }] : kept;
  const cost = (x: number, y: number): number => {
    const place = { x, y, ...size };
    const hidden = must.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
    const away = Math.max(0, gap(place, aim) - GAP);
    const aside = Math.abs(x + size.width / 2 - aim.x - aim.width / 2);
    return hidden + FAR * (away + aside / 4);
  };
  let best = { x: last.x, y: last.y, cost: Infinity };
  for (let y = room.y + EDGE; ; y = Math.min(y + STEP, last.y)) {
    for (let x = room.x + EDGE; ; x = Math.min(x + STEP, last.x)) {
      const found = cost(x, y);
      if (found < best.cost) best = { x, y, cost: found };
      if (x >= last.x) break;
    }
    if (y >= last.y) break;
  }
  return { x: best.x, y: best.y };
}

/** The ends of a short arrow from one box to the edge of the other. Undefined if they touch. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | undefined {
  const between = (low: number, high: number, low2: number, high2: number): [number, number] => {
    if (high < low2) return [high, low2];
    if (high2 < low) return [low, high2];
    const middle = (Math.max(low, low2) + Math.min(high, high2)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = between(from.x, from.x + from.width, to.x, to.x + to.width);
  const [y1, y2] = between(from.y, from.y + from.height, to.y, to.y + to.height);
  const far = Math.hypot(x2 - x1, y2 - y1);
  if (far < 10) return undefined;
  const part = Math.min(1, LONGEST_ARROW / far);
  return { x1: x2 - (x2 - x1) * part, y1: y2 - (y2 - y1) * part, x2, y2 };
}
