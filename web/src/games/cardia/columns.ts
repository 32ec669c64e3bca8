// Which cards face each other. Between two events of a step one row may be shorter than the other: a card whose opposite
// has left then faces a gap, and nothing slides too early. Pure.
import type { Played } from './view';

export interface Column {
  readonly top: Played | undefined;
  readonly bottom: Played | undefined;
}

/** By token: the opposite card when both rows were last equally long. */
export type Opposites = ReadonlyMap<number, number>;

export function oppositesOf(top: readonly Played[], bottom: readonly Played[]): Opposites {
  const pairs = new Map<number, number>();
  top.forEach((card, i) => {
    const other = bottom[i];
    if (other) pairs.set(card.token, other.token).set(other.token, card.token);
  });
  return pairs;
}

export function columnsOf(
  top: readonly Played[],
  bottom: readonly Played[],
  before: Opposites,
): readonly Column[] {
  if (top.length === bottom.length) return top.map((card, i) => ({ top: card, bottom: bottom[i] }));
  const [longer, shorter] = top.length > bottom.length ? [top, bottom] : [bottom, top];
  let next = 0;
  const columns = longer.map((card) => {
    const other = shorter[next];
    const facing = before.get(card.token);
    const faces = other && (facing === undefined || facing === other.token);
    if (faces) next += 1;
    return [card, faces ? other : undefined] as const;
  });
  return columns.map(([card, other]) =>
    longer === top ? { top: card, bottom: other } : { top: other, bottom: card },
  );
}
