// Shows what happened, one thing after the other, and never falls behind: any input, a page out of sight or a long queue
// makes it land everything at once. Knows neither cards nor pages; clock and stage are given to it.

/** Something to be shown. `land` must leave everything as `show` would. */
export interface Scene {
  readonly show: () => Promise<void>;
  readonly land: () => void;
  /** How long to look at it afterwards, in ms. */
  readonly hold: number;
  /** Nothing moves and nobody need look: it lands at once, so that nothing flickers for it. */
  readonly quiet?: boolean;
}

export interface Clock {
  readonly later: (run: () => void, ms: number) => unknown;
  readonly forget: (timer: unknown) => void;
}

/** With more than this many scenes waiting nobody wants to see each of them. */
export const LONGEST_QUEUE = 14;

export class Playback {
  readonly #queue: Scene[] = [];
  #busy = false;
  #hurried = false;
  #wake: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly unseen: () => boolean,
    private readonly drained: () => void,
  ) {}

  get busy(): boolean {
    return this.#busy;
  }

  add(scenes: readonly Scene[]): void {
    this.#queue.push(...scenes);
    if (!this.#busy) void this.#work();
  }

  /** Lands whatever is shown now and all that waits. */
  hurry(): void {
    if (!this.#busy) return;
    this.#hurried = true;
    this.#wake?.();
  }

  async #work(): Promise<void> {
    this.#busy = true;
    for (let scene = this.#queue.shift(); scene; scene = this.#queue.shift()) {
      if (scene.quiet || this.#hurried || this.unseen() || this.#queue.length >= LONGEST_QUEUE) scene.land();
      else {
        await scene.show();
        if (scene.hold > 0 && !this.#hurried) await this.#look(scene.hold);
      }
    }
    this.#busy = false;
    this.#hurried = false;
    this.drained();
  }

  #look(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = this.clock.later(() => this.#wake?.(), ms);
      this.#wake = () => {
        this.clock.forget(timer);
        this.#wake = undefined;
        done();
      };
    });
  }
}
