// Ravehard's table as the protocol sends it, and functions that many parts use to read it. Pure.
import type { MaybeCard, Pile, PointedCard, SeenCard, View } from '$lib/net/protocol';

export type Level = 'obverse' | 'wounded' | 'reverse' | 'dead' | 'darkchmage';
export type Action = 'strategic' | 'offensive' | 'scheme';
export const ACTIONS: readonly Action[] = ['offensive', 'strategic', 'scheme'];

/** A laid Shield; above it in the pile lies what was put on it. */
export interface Shield extends Pile {
  readonly token: number;
  /** The deck of its back; `school` in a duel, where all decks look alike. */
  readonly back: string;
  /** 1 or 2, in a duel. */
  readonly lane?: number;
  readonly locked?: boolean;
}

export interface Player {
  readonly character: Pile;
  readonly school: string | null;
  readonly level: Level;
  readonly life: number;
  readonly full_life: number;
  /** With all sides that are still to come. */
  readonly total_life: number;
  readonly attack: number;
  readonly attack_change: number;
  readonly hand: Pile;
  readonly shields: readonly Shield[];
  readonly tools: Pile;
  readonly flirts: Pile;
  /** The chosen messages of the Flirt cards that I gave or got. */
  readonly messages: readonly { readonly card: string; readonly message: number }[];
  readonly has_flirted: boolean;
  readonly skips: readonly Action[];
}

export interface Boss extends Pile {
  readonly life?: number;
  readonly full_life?: number;
  readonly attack?: number;
  readonly turns?: number;
}

export interface Tool {
  readonly card: string;
  readonly points: number;
  readonly is_leading: boolean;
}

export type Deed =
  'schemed' | 'peeked' | 'swapped' | 'passed' | 'flirted' | 'voted' | 'nominated' | 'volunteered';

/** What everybody has noticed. */
export interface Entry {
  readonly deed: Deed;
  /** How much Evidence lay open then. */
  readonly evidence: number;
  readonly seat: number;
  readonly other: number;
}

export interface Blow {
  readonly victim: number | 'boss' | null;
  readonly striker: number | 'boss' | null;
  readonly amount: number;
  readonly lane?: number;
}

export interface Table {
  readonly mode: 'story' | 'duel';
  readonly phase: string;
  readonly turn: number | null;
  readonly turns: number;
  readonly actions: Readonly<Record<Action, number>>;
  readonly coin: number | null;
  readonly osom_used: boolean;
  /** The lane of a duel in which something happens now: 1, 2 or none. */
  readonly lane: number | null;
  readonly beaten: number | null;
  readonly players: readonly Player[];
  readonly decks: readonly Pile[];
  readonly trash: readonly Pile[];
  readonly general: { readonly count: number };
  readonly black_magic: Pile;
  readonly removed: Pile;
  readonly middle: Pile;
  readonly story: { readonly count: number };
  readonly evidence: Pile;
  readonly tools: readonly Tool[];
  readonly boss: Boss;
  readonly enemies: { readonly count: number };
  readonly enemy_discard: Pile;
  readonly past: Pile;
  readonly blow: Blow | null;
  readonly brawl: readonly number[];
  readonly darkchmage: number | null;
  readonly round: number;
  readonly accused: number | null;
  readonly ledger: readonly Entry[];
  /** By seat, as far as I know of it: the tools that were seen on occasions of the ledger. */
  readonly sightings: readonly (readonly { readonly entry: number; readonly card: string }[])[];
}

export const tableOf = (view: View): Table => view.table as Table;

export const known = (cards: readonly MaybeCard[]): SeenCard[] => cards.filter((card) => card !== null);

export const playerOf = (view: View, seat: number | null): Player | undefined =>
  seat === null ? undefined : tableOf(view).players[seat];

/** The face of a Shield, if I know it; otherwise its back, which can still be pointed at. */
export function faceOf({ token, cards }: Shield): PointedCard {
  const face = cards[0];
  return face ? { token, card: face.card } : { token };
}

/** What lies on a Shield, open to all. */
export const attachmentsOn = ({ cards }: Shield): SeenCard[] => known(cards.slice(1));

/** The kind of the character of a seat; undefined before it is chosen. */
export const characterOf = (player: Player | undefined): string | undefined =>
  known(player?.character.cards ?? []).at(-1)?.card;

/** Everybody, clockwise; the seat on my left first, I last. A spectator begins with the first seat. */
export const around = (seats: number, seat: number | null): number[] =>
  Array.from({ length: seats }, (_, i) => ((seat ?? -1) + 1 + i) % seats);

// --- the story

export type Chapter = 'evidence' | 'boss' | 'event' | 'chamber';

const ROUND: readonly Chapter[] = ['evidence', 'boss', 'event', 'event'];
export const STORY: readonly Chapter[] = [...ROUND, ...ROUND, ...ROUND, 'chamber'];

/** How many cards of the story have been revealed; before the deal there is no story yet. */
export const revealed = ({ phase, story }: Table): number =>
  phase === 'choosing' || phase === 'dealing' ? 0 : STORY.length - story.count;

/** The last revealed card of the story. */
export const chapterOf = (table: Table): Chapter | undefined => STORY[revealed(table) - 1];

/** Whether a Boss stands there alive. */
export const isFighting = ({ boss }: Table): boolean => (boss.life ?? 0) > 0;
