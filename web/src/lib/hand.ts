// The layout of a hand: which equal cards are grouped, and how many rows there are. Pure.
import { isFaceDown, type Mark, type ShownCard, type Stamp } from './design/model';

export interface HandCard {
  /** The card's token, not its kind: two equal cards have two keys. */
  readonly key: string;
  readonly card: ShownCard;
  readonly lit?: boolean;
  readonly selected?: boolean | number;
  readonly notNow?: string;
  readonly stamp?: Stamp;
  readonly tag?: string;
  readonly note?: string;
  /** Small signs on the left edge, below the value: what using the card costs. */
  readonly marks?: readonly Mark[];
  /** Spoken after the card's name: where a face-down card lies. */
  readonly context?: string;
}

export interface HandGroup extends HandCard {
  readonly count: number;
}

const kind = (one: HandCard): string =>
  isFaceDown(one.card) ? 'face down' : `${one.card.game.game} ${one.card.id}`;

/**
 * Groups equal cards in the same state. A chosen card stays with its equals, so that nothing moves, and speaks for them;
 * where several are chosen in order each stands alone.
 */
export function groupEqual(cards: readonly HandCard[]): HandGroup[] {
  const groups = new Map<string, HandGroup>();
  for (const one of cards) {
    const sign =
      typeof one.selected === 'number'
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
    const shown = known && one.selected !== true ? known : one;
    groups.set(sign, { ...shown, count: (known?.count ?? 0) + 1 });
  }
  return [...groups.values()];
}

/** The width of the narrowest small card, and of the part that must stay free for a finger when cards overlap. */
export const NARROWEST = 64;
export const FINGER = 44;

/** How many overlapping cards fit into that width, with a finger's width of each visible. */
export function mostInARow(room: number): number {
  return Math.max(1, Math.floor((room - NARROWEST) / FINGER) + 1);
}

/** Rows as equal as possible, none longer than `most`. */
export function rows<T>(cards: readonly T[], most: number): T[][] {
  const n = Math.max(1, Math.ceil(cards.length / most));
  const length = Math.ceil(cards.length / n);
  return Array.from({ length: n }, (_, row) => cards.slice(row * length, (row + 1) * length));
}
