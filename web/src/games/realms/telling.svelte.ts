// How far the card-by-card display of the final scoring is. Any input finishes it; with reduced motion it is done at once.
import { motionIsReduced } from '$lib/settings.svelte';

const CARD = 210;
const PAUSE = 1100;

export class Telling {
  /** How many cards have been shown, over all hands in the order of showing. */
  told = $state(Number.POSITIVE_INFINITY);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | undefined;

  get isRunning(): boolean {
    return this.#done !== undefined;
  }

  /** Shows this many cards one after the other; `done` is called after the last one. */
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
