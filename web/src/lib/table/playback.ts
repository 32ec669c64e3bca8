// Shows events one after the other and never falls behind: any input, a hidden page or a long queue makes it skip to
// the end. Knows neither cards nor pages; clock and stage are passed in.

/** Something to show. `land` must lead to the same state as `show`. */
export interface Scene {
  readonly show: () => Promise<void>;
  readonly land: () => void;
  /** How long to pause afterwards, in ms. */
  readonly hold: number;
  /** How long the movement itself takes, in ms. */
  readonly moves?: number;
  /** Nothing moves and no pause is needed: it is applied at once, without flicker. */
  readonly quiet?: boolean;
}

export interface Clock {
  readonly later: (run: () => void, ms: number) => unknown;
  readonly forget: (timer: unknown) => void;
}

/** If more scenes than this are waiting, they are skipped. */
export const LONGEST_QUEUE = 14;
/** If less than this part of the time for all waiting scenes is left, cards land at once; their pauses are shortened. */
const TOO_SHORT_TO_MOVE = 0.5;

export class Playback {
  readonly #queue: Scene[] = [];
  #busy = false;
  #hurried = false;
  #wake: (() => void) | undefined;

  constructor(
    private readonly clock: Clock,
    private readonly unseen: () => boolean,
    private readonly drained: () => void,
    /** How long somebody may still be kept waiting, in ms. */
    private readonly left: () => number = () => Infinity,
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
        const share = this.#share(scene);
        if (share < TOO_SHORT_TO_MOVE) scene.land();
        else await scene.show();
        if (scene.hold > 0 && !this.#hurried) await this.#look(scene.hold * share);
      }
    }
    this.#busy = false;
    this.#hurried = false;
    this.drained();
  }

  /** The part of the usual time that there is for this scene and all that wait behind it; at most 1. */
  #share(scene: Scene): number {
    const usual = [scene, ...this.#queue].reduce((sum, { hold, moves = 0 }) => sum + hold + moves, 0);
    return usual > 0 ? Math.min(1, Math.max(0, this.left()) / usual) : 1;
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
