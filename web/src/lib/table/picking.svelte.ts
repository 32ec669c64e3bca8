// What I have picked up of what is asked of me: a card, a place, or a card and then its place. What is lit is exactly what
// the acts allow. It knows the shape of acts; no words, no page, no game.
import type { Act, PointedCard } from '../net/protocol';

/** What lies in my fingers. */
export interface Picked {
  readonly card?: PointedCard;
  readonly place?: number;
  /** The card lies at this place: they were picked up together, and are given up together. */
  readonly together?: true;
}

/** The question for which something is picked up. */
export interface Question {
  readonly acts: readonly Act[];
  /** Another key is another question: what was picked up for the last one is gone. */
  readonly key: string;
}

const NOTHING: Picked = {};

export class Picking {
  readonly #question: () => Question;
  // What was picked up belongs to one question; the next one finds it gone. A view that asks the same as before, because
  // somebody else has answered meanwhile, leaves it in my fingers.
  #held: (Picked & { readonly key: string }) | undefined = $state.raw();

  constructor(question: () => Question) {
    this.#question = question;
  }

  get #acts(): readonly Act[] {
    return this.#question().acts;
  }

  /** What I may do with this card or with one of its equals. */
  actsOf(card: PointedCard): Act[] {
    return this.#acts.filter((act) => act.tokens?.includes(card.token));
  }

  /** What I may do at this place with the card in my fingers; without one, what needs no card. */
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

  /** What can still be meant by what I have picked up; nothing while I hold nothing. */
  get left(): readonly Act[] {
    const { card, place } = this.picked;
    if (place !== undefined) return this.actsAt(place);
    return card ? this.actsOf(card) : [];
  }

  /** The card in my fingers must still be given a place, at least for some of what can be done with it. */
  get needsPlace(): boolean {
    return this.picked.place === undefined && this.left.some((act) => act.place !== undefined);
  }

  /** The one act that is left, when there is nothing more to choose. */
  get only(): Act | undefined {
    const [only, other] = this.left;
    return other || this.needsPlace ? undefined : only;
  }

  /**
   * Picks up a card, or lays it down again. Gives the act when the second click on a plain pick means it. `lies` is the
   * place where the card lies: if all that can be done with it is done there, that place is meant too.
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

  /** Of equal cards the one that will really be used. */
  #usedOf(card: PointedCard): PointedCard | undefined {
    const acts = this.actsOf(card);
    if (!acts.length || acts.some((act) => act.token === card.token)) return acts.length ? card : undefined;
    const token = acts[0]?.token;
    return token === undefined ? undefined : { ...card, token };
  }

  /** Picks a lit place, or gives it up again. Gives the act when the second click means it. */
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

  /** From the place back to the card, from the card back to nothing. */
  stepBack(): void {
    const { card, place, together } = this.picked;
    if (card && place !== undefined && !together) this.#hold({ card });
    else this.letGo();
  }

  letGo(): void {
    this.#held = undefined;
  }
}
