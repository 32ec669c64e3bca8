// The hands on the helper's page, and the server's answer. It has no rules: every number comes from the server.
import { Inquiry, keepInLink } from '$games/inquiry.svelte';
import { roomIn, type Facts } from '../facts';
import type { Choice, Choices, Score } from '../score';
import { EMPTY, fromLink, LONGEST_NAME, mostPlayers, NOBODY, toLink, type Hands, type Player } from './link';

export interface Offer {
  readonly choice: Choice;
  /** All choices of the hand with this one changed. */
  readonly choices: Choices;
  readonly total: number;
}

export interface Swap {
  readonly take: string;
  readonly drop: string | null;
  readonly total: number;
  readonly gain: number;
}

export interface ScoredHand {
  readonly score: Score;
  readonly best: number;
  readonly best_choices: Choices;
  /** What percentage of random deals and of our bots' hands the total beats. */
  readonly percentile: { readonly deals: number; readonly bots: number };
}

export interface Answer {
  readonly hands: readonly ScoredHand[];
  readonly winners: readonly number[];
  readonly reason: 'points' | 'strengths' | 'shared';
  readonly look: {
    readonly hand: number;
    readonly options: readonly { readonly card: string; readonly offers: readonly Offer[] }[];
    readonly swap: Swap | null;
  } | null;
}

/** Where a tapped card goes. */
export type Place = 'hand' | 'discard';

export class Reckoning {
  hands: Hands = $state.raw(EMPTY);
  active = $state(0);
  place: Place = $state('hand');
  readonly inquiry = new Inquiry<Answer>('realms', () => this.#question());

  constructor(readonly facts: Facts) {}

  get answer(): Answer | undefined {
    return this.inquiry.answer;
  }

  get player(): Player {
    return this.hands.players[this.active] ?? NOBODY;
  }

  get scored(): ScoredHand | undefined {
    return this.answer?.hands[this.active];
  }

  /** Options and swap, once they belong to the hand in view. */
  get look(): Answer['look'] {
    const look = this.answer?.look;
    return look?.hand === this.active ? look : null;
  }

  /** Who holds a card: a player's number, the discard area, or nobody. */
  holder(card: string): number | 'discard' | undefined {
    if (this.hands.discard.includes(card)) return 'discard';
    const index = this.hands.players.findIndex((player) => player.cards.includes(card));
    return index < 0 ? undefined : index;
  }

  get isFull(): boolean {
    return this.place === 'hand' && this.player.cards.length >= roomIn(this.facts, this.player.cards);
  }

  // --- what the page does

  /** Adds a card to the current hand or the discard area, or removes it from there. Returns whether anything changed. */
  toggle(card: string): boolean {
    const holder = this.holder(card);
    const here = this.place === 'discard' ? 'discard' : this.active;
    if (holder === here) this.#put(this.#without(card));
    else if (holder !== undefined || this.isFull) return false;
    else if (this.place === 'discard') this.#put({ ...this.hands, discard: [...this.hands.discard, card] });
    else this.#change({ cards: [...this.player.cards, card], choices: null });
    return true;
  }

  remove(card: string): void {
    this.#put(this.#without(card));
  }

  #without(card: string): Hands {
    const drop = (cards: readonly string[]): string[] => cards.filter((one) => one !== card);
    return {
      ...this.hands,
      players: this.hands.players.map((player) =>
        player.cards.includes(card) ? { ...player, cards: drop(player.cards), choices: null } : player,
      ),
      discard: drop(this.hands.discard),
    };
  }

  swap({ take, drop }: Swap): void {
    const cards =
      drop === null
        ? [...this.player.cards, take]
        : this.player.cards.map((one) => (one === drop ? take : one));
    const discard = this.hands.discard.filter((one) => one !== take);
    this.#put({
      ...this.#with({ cards, choices: null }),
      discard: drop === null ? discard : [...discard, drop],
    });
  }

  /** Choices made by hand; null goes back to the best ones. */
  choose(choices: Choices | null): void {
    this.#change({ choices });
  }

  rename(name: string): void {
    this.#change({ name: name.slice(0, LONGEST_NAME) });
  }

  clear(): void {
    if (this.place === 'discard') this.#put({ ...this.hands, discard: [] });
    else this.#change({ cards: [], choices: null });
  }

  get mayAdd(): boolean {
    return this.hands.players.length < mostPlayers(this.facts);
  }

  add(): void {
    const players = [...this.hands.players, NOBODY];
    this.active = players.length - 1;
    this.place = 'hand';
    this.#put({ ...this.hands, players });
  }

  leave(): void {
    const players = this.hands.players.filter((_, i) => i !== this.active);
    this.active = Math.min(this.active, players.length - 1);
    this.#put({ ...this.hands, players: players.length ? players : EMPTY.players });
  }

  view(player: number): void {
    this.active = player;
    this.place = 'hand';
    this.inquiry.ask();
  }

  limitNames(onlyAppeared: boolean): void {
    this.#put({
      ...this.hands,
      onlyAppeared,
      // A name chosen by hand may be out of reach now.
      players: this.hands.players.map((player) => ({ ...player, choices: null })),
    });
  }

  #with(changed: Partial<Player>): Hands {
    return {
      ...this.hands,
      players: this.hands.players.map((player, i) =>
        i === this.active ? { ...player, ...changed } : player,
      ),
    };
  }

  #change(changed: Partial<Player>): void {
    this.#put(this.#with(changed));
  }

  #put(hands: Hands): void {
    this.hands = hands;
    keepInLink(toLink(hands));
    this.inquiry.ask();
  }

  /** Takes the hands from the address: when the page opens, and when somebody pastes another link. */
  readonly readLink = (): void => {
    const hands = fromLink(location.hash, this.facts);
    if (toLink(hands) === toLink(this.hands) && this.answer) return;
    this.hands = hands;
    this.active = Math.min(this.active, hands.players.length - 1);
    this.inquiry.ask();
  };

  #question(): unknown {
    const { players, discard, onlyAppeared } = this.hands;
    return {
      hands: players.map(({ cards, choices }) => ({ cards, choices })),
      discard,
      names: onlyAppeared ? 'appeared' : 'all',
      look: this.active,
    };
  }
}
