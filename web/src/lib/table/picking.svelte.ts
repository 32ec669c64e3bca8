// What I have picked up for the current question: a card, a place, or a card and then its place. Exactly what the acts
// allow is lit. Knows the shape of acts; no texts, no page, no game.
import type { Act, PointedCard } from '../net/protocol';

/** What I have picked up. */
export interface Picked {
  readonly card?: PointedCard;
  readonly place?: number;
  /** The card lies at this place: both were picked up together and are given up together. */
  readonly together?: true;
}

/** The question and its acts. */
export interface Question {
  readonly acts: readonly Act[];
  /** Identifies the question: when it changes, the pick is dropped. */
  readonly key: string;
}

const NOTHING: Picked = {};

export class Picking {
  readonly #question: () => Question;
  // A pick belongs to one question and is dropped with the next. A view with the same question, sent because somebody
  // else has answered, keeps it.
  #held: (Picked & { readonly key: string }) | undefined = $state.raw();

  constructor(question: () => Question) {
    this.#question = question;
  }

  get #acts(): readonly Act[] {
    return this.#question().acts;
  }

  /** What I may do with this card or with an equal one. */
  actsOf(card: PointedCard): Act[] {
    return this.#acts.filter((act) => act.tokens?.includes(card.token));
  }

  /** What I may do at this place with the picked card; without one, acts that need no card. */
  actsAt(place: number): Act[] {
    return this.#actsWith(this.picked.card).filter((act) => act.place === place);
  }

  #actsWith(card: PointedCard | undefined): Act[] {
    return card ? this.actsOf(card) : this.#acts.filter((act) => act.token === undefined);
  }

  get picked(): Picked {
    const held = this.#held;
    if (!held || held.key !== this.#question().key) return NOTHING;
    const acts = this.#actsWith(held.card);
    if (held.place !== undefined && acts.some((act) => act.place === held.place)) return held;
    if (!held.card || !acts.length) return NOTHING;
    return held.place === undefined ? held : { card: held.card };
  }

  /** The acts that are still possible with what I have picked up; none if I have picked up nothing. */
  get left(): readonly Act[] {
    const { card, place } = this.picked;
    if (place !== undefined) return this.actsAt(place);
    return card ? this.actsOf(card) : [];
  }

  /** The picked card still needs a place, at least for some of its acts. */
  get needsPlace(): boolean {
    return this.picked.place === undefined && this.left.some((act) => act.place !== undefined);
  }

  /** The only act left, if there is nothing more to choose. */
  get only(): Act | undefined {
    const [only, other] = this.left;
    return other || this.needsPlace ? undefined : only;
  }

  /**
   * Picks up a card, or puts it back. Returns an act if the second click confirms it. `lies` is the place where
   * the card lies: if all its acts happen there, the place is picked too.
   */
  card(card: PointedCard, lies?: number): Act | undefined {
    const shown = this.#usedOf(card);
    if (!shown) return undefined;
    if (this.picked.card?.token !== shown.token) {
      const isThere = lies !== undefined && this.actsOf(shown).every((act) => act.place === lies);
      this.#hold(isThere ? { card: shown, place: lies, together: true } : { card: shown });
    } else if (this.only && this.picked.place === undefined) return this.only;
    else this.letGo();
    return undefined;
  }

  /** Of equal cards the one that will be used. */
  #usedOf(card: PointedCard): PointedCard | undefined {
    const acts = this.actsOf(card);
    if (!acts.length || acts.some((act) => act.token === card.token)) return acts.length ? card : undefined;
    const token = acts[0]?.token;
    return token === undefined ? undefined : { ...card, token };
  }

  /** Picks a lit place, or gives it up. Returns an act if the second click confirms it. */
  place(place: number): Act | undefined {
    if (!this.actsAt(place).length) return undefined;
    const { card } = this.picked;
    if (this.picked.place !== place) this.#hold(card ? { card, place } : { place });
    else if (this.only) return this.only;
    else this.stepBack();
    return undefined;
  }

  #hold(picked: Picked): void {
    this.#held = { ...picked, key: this.#question().key };
  }

  /** Gives up the place, or else the card. */
  stepBack(): void {
    const { card, place, together } = this.picked;
    if (card && place !== undefined && !together) this.#hold({ card });
    else this.letGo();
  }

  letGo(): void {
    this.#held = undefined;
  }
}
