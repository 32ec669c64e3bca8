// The table of Fantastyczne światy as the protocol sends it, and what the browser reads from it. Pure.
import type { GameEvent, LogPart, MaybeCard, Pile, SeenCard, View } from '$lib/net/protocol';
import { happeningsIn } from '$lib/table/chapters';
import type { Score } from './score';

export interface Player {
  readonly hand: Pile;
  /** Wants no more trades. */
  readonly content: boolean;
  /** It has made its final choices. */
  readonly settled: boolean;
  /** Once all hands lie open: as proposed, or as chosen. */
  readonly score: Score | null;
}

/** An open offer: who moved last and with which card, who has to answer, and which card that one has put forward. */
export interface Trade {
  readonly seat: number;
  readonly asked: number;
  readonly card: MaybeCard;
  readonly against: MaybeCard;
  readonly answered: boolean;
}

/** By how much a card would change my total, and which card of a full hand to give up for it. */
export interface Change {
  readonly token: number;
  readonly change: number;
  readonly drop?: number;
  /** For an offered card: the change by each card that I could give for it. */
  readonly swaps?: readonly { readonly token: number; readonly change: number }[];
}

/** An open offer between me and somebody, seen from my side. */
export interface Talk {
  readonly rival: number;
  /** I have to answer. */
  readonly asked: boolean;
  readonly theirs: MaybeCard;
  readonly ours: MaybeCard;
}

export interface Mine {
  readonly score: Score;
  readonly changes: readonly Change[];
}

export interface Table {
  readonly variant: 'standard' | 'draft' | 'chaos';
  readonly phase: 'taking' | 'discarding' | 'keeping' | 'trading' | 'raising' | 'settling' | 'over';
  readonly turn: number | null;
  readonly round: number;
  readonly players: readonly Player[];
  readonly discard: Pile;
  readonly drawn: Pile;
  readonly deck: { readonly count: number };
  /** How many discarded cards end the game; 0 where they do not. */
  readonly ends_at: number;
  readonly idle: { readonly turns: number; readonly ends_at: number } | null;
  readonly trades: readonly Trade[];
  readonly mine: Mine | null;
}

export const tableOf = (view: View): Table => view.table as Table;

export const known = (cards: readonly MaybeCard[]): SeenCard[] => cards.filter((card) => card !== null);

export const handOf = (view: View): SeenCard[] =>
  view.seat === null ? [] : known(tableOf(view).players[view.seat]?.hand.cards ?? []);

/** All hands lie open. */
export const isOpen = ({ phase }: Table): boolean => phase === 'settling' || phase === 'over';

export const changeOf = (table: Table, token: number): Change | undefined =>
  table.mine?.changes.find((one) => one.token === token);

/** The offers that lie between me and others, those that I have to answer first. */
export function talksOf({ trades }: Table, me: number | null): Talk[] {
  const mine = trades.flatMap(({ seat, asked, card, against }): Talk[] => {
    if (asked === me) return [{ rival: seat, asked: true, theirs: card, ours: against }];
    return seat === me ? [{ rival: asked, asked: false, theirs: against, ours: card }] : [];
  });
  return [...mine.filter((talk) => talk.asked), ...mine.filter((talk) => !talk.asked)];
}

/** The offer that the question names: of those that I have to answer, the one that was made first. */
export const namedOffer = (view: View): Talk | undefined =>
  view.acts.length ? talksOf(tableOf(view), view.seat).find((talk) => talk.asked) : undefined;

/** With whom a seat trades beside me. */
export const partnersOf = ({ trades }: Table, seat: number, me: number | null): number[] =>
  trades
    .flatMap((one) => (one.seat === seat ? [one.asked] : one.asked === seat ? [one.seat] : []))
    .filter((other) => other !== me);

/** Nobody has drawn for half of the time after which the game is declared over. */
export const isStalling = ({ idle }: Table): boolean => idle !== null && idle.turns * 2 >= idle.ends_at;

/** The last card that a seat took where everybody saw it, or that it drew; undefined before its first turn. */
export function lastMove(log: readonly LogPart[], seat: number): GameEvent | undefined {
  return happeningsIn(log).findLast(
    ({ event, chapter }) =>
      chapter.round > 0 && event.seat === seat && (event.kind === 'took' || event.kind === 'drew'),
  )?.event;
}
