// How a hand is laid out: which cards stand for several, and into how many rows they go. Pure.
import { isFaceDown, type Mark, type ShownCard, type Stamp } from './design/model';

export interface HandCard {
  /** The card's own token, not its kind: two equal cards have two keys. */
  readonly key: string;
  readonly card: ShownCard;
  readonly lit?: boolean;
  readonly selected?: boolean | number;
  readonly notNow?: string;
  readonly stamp?: Stamp;
  readonly tag?: string;
  readonly note?: string;
  /** Small signs on the left edge, under the value: what using it costs. */
  readonly marks?: readonly Mark[];
  /** Said after the card's name: where a back lies. */
  readonly context?: string;
}

export interface HandGroup extends HandCard {
  readonly count: number;
}

const kind = (one: HandCard): string =>
  isFaceDown(one.card) ? 'face down' : `${one.card.game.game} ${one.card.id}`;

/** Equal cards in equal state become one with a count; a chosen card always stands alone. */
export function groupEqual(cards: readonly HandCard[]): HandGroup[] {
  const groups = new Map<string, HandGroup>();
  for (const one of cards) {
    const alone = one.selected !== undefined && one.selected !== false;
    const sign = alone
      ? `alone ${one.key}`
      : [
          kind(one),
          one.lit ?? false,
          one.notNow ?? '',
          one.stamp?.word ?? '',
          one.stamp?.reason ?? '',
          one.tag ?? '',
          one.note ?? '',
          one.context ?? '',
        ].join('|');
    const known = groups.get(sign);
    groups.set(sign, known ? { ...known, count: known.count + 1 } : { ...one, count: 1 });
  }
  return [...groups.values()];
}

/** The narrowest small card, and what a finger needs of a card that lies under its neighbour. */
export const NARROWEST = 64;
export const FINGER = 44;

/** How many cards fit side by side into that room, overlapping, each with a finger's width to be seen. */
export function mostInARow(room: number): number {
  return Math.max(1, Math.floor((room - NARROWEST) / FINGER) + 1);
}

/** Rows as equal as can be, none longer than `most`. */
export function rows<T>(cards: readonly T[], most: number): T[][] {
  const n = Math.max(1, Math.ceil(cards.length / most));
  const length = Math.ceil(cards.length / n);
  return Array.from({ length: n }, (_, row) => cards.slice(row * length, (row + 1) * length));
}
