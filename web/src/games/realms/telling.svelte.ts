// The final scoring told card by card: how far the telling is. Any input finishes it; whoever wants less motion has it at once.
import { motionIsReduced } from '$lib/settings.svelte';

const CARD = 210;
const PAUSE = 1100;

export class Telling {
  /** How many cards have been told, over all hands in the order of telling. */
  told = $state(Number.POSITIVE_INFINITY);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | undefined;

  get isRunning(): boolean {
    return this.#done !== undefined;
  }

  /** Tells so many cards; `done` is called once they have been looked at. */
  start(cards: number, atOnce: boolean, done: () => void): void {
    this.stop();
    if (atOnce || motionIsReduced()) {
      done();
      return;
    }
    this.#done = done;
    this.told = 0;
    const next = (): void => {
      this.told += 1;
      if (this.told < cards) this.#timer = setTimeout(next, CARD);
      else this.finish();
    };
    this.#timer = setTimeout(next, PAUSE);
  }

  readonly finish = (): void => {
    if (!this.#done) return;
    clearTimeout(this.#timer);
    this.told = Number.POSITIVE_INFINITY;
    const done = this.#done;
    this.#timer = setTimeout(() => {
      this.#done = undefined;
      done();
    }, PAUSE);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#done = undefined;
    this.told = Number.POSITIVE_INFINITY;
  }
}
