// Shows events one after the other and never falls behind: any input, a hidden page or a long queue makes it skip to
// the end. Knows neither cards nor pages; clock and stage are passed in.

/** Something to show. `land` must lead to the same state as `show`. */
export interface Scene {
  readonly show: () => Promise<void>;
  readonly land: () => void;
  /** How long to pause afterwards, in ms. */
  readonly hold: number;
  /** Nothing moves and no pause is needed: it is applied at once, without flicker. */
  readonly quiet?: boolean;
}

export interface Clock {
  readonly later: (run: () => void, ms: number) => unknown;
  readonly forget: (timer: unknown) => void;
}

/** If more scenes than this are waiting, they are skipped. */
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

  /** Finishes the current scene and applies all waiting ones. */
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
