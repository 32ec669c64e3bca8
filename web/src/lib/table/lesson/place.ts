// Where the words of a lesson are put: near what they point at, and over as little as possible that is needed. Pure.

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** In px, between the words and what they point at. */
const GAP = 22;
const EDGE = 8;

const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Something that should stay visible, and how much that matters. */
export interface Kept {
  readonly box: Box;
  readonly weight: number;
}

/**
 * The best place for words of this size inside `room`: beside the target, above or below it, or docked to an edge of
 * what is kept. Of equally good places the one nearest to the target wins.
 */
export function placeWords(
  size: { readonly width: number; readonly height: number },
  target: Box | undefined,
  room: Box,
  kept: readonly Kept[],
): { readonly x: number; readonly y: number } {
  const inside = (x: number, y: number): Box => ({
    x: Math.max(room.x + EDGE, Math.min(x, room.x + room.width - size.width - EDGE)),
    y: Math.max(room.y + EDGE, Math.min(y, room.y + room.height - size.height - EDGE)),
    ...size,
  });
  const middle = (box: Box): { x: number; y: number } => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  const aim = middle(target ?? room);
  const places = [
    ...(target
      ? [
          inside(target.x + target.width + GAP, aim.y - size.height / 2),
          inside(target.x - size.width - GAP, aim.y - size.height / 2),
          inside(aim.x - size.width / 2, target.y - size.height - GAP),
          inside(aim.x - size.width / 2, target.y + target.height + GAP),
        ]
      : []),
    ...kept.map(({ box }) => inside(aim.x - size.width / 2, box.y - size.height - EDGE)),
    inside(aim.x - size.width / 2, room.y),
    inside(room.x + room.width, room.y),
  ];
  const must = target ? [...kept, { box: target, weight: 8 }] : kept;
  const cost = (place: Box): number => {
    const centre = middle(place);
    const hidden = must.reduce((sum, { box, weight }) => sum + weight * overlap(place, box), 0);
    return hidden + Math.hypot(centre.x - aim.x, centre.y - aim.y) / 10;
  };
  const best = places.reduce((found, place) => (cost(place) < cost(found) ? place : found));
  return { x: best.x, y: best.y };
}

/** From the edge of one box towards the other: the ends of an arrow. Undefined if they touch. */
export function arrow(from: Box, to: Box): { x1: number; y1: number; x2: number; y2: number } | undefined {
  const between = (low: number, high: number, low2: number, high2: number): [number, number] => {
    if (high < low2) return [high, low2];
    if (high2 < low) return [low, high2];
    const middle = (Math.max(low, low2) + Math.min(high, high2)) / 2;
    return [middle, middle];
  };
  const [x1, x2] = between(from.x, from.x + from.width, to.x, to.x + to.width);
  const [y1, y2] = between(from.y, from.y + from.height, to.y, to.y + to.height);
  return Math.hypot(x2 - x1, y2 - y1) < 10 ? undefined : { x1, y1, x2, y2 };
}
