// What answers would lead to, asked of the server when an answer is considered. Kept for the position for which it was
// asked; whatever comes too late or goes wrong is dropped without a word.
import type { Act, ForeseenMessage } from '../net/protocol';
import type { Clock } from './playback';

/** How long a button or a card must be looked at before the server is asked, in ms. */
export const GLANCE = 120;

export interface Oracle {
  /** The entry of the log after which the position is shown. */
  readonly seq: () => number;
  readonly ask: (action: number) => Promise<ForeseenMessage | undefined>;
  readonly clock: Clock;
}

interface Found {
  readonly seq: number;
  readonly answers: Readonly<Record<number, ForeseenMessage>>;
}

export class Foresight {
  readonly #oracle: Oracle;
  #found: Found = $state.raw({ seq: -1, answers: {} });
  /** Asked and not answered yet: `seq:action`. */
  readonly #waiting: string[] = [];
  #timer: unknown;

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  /** What this answer would lead to now, if it has been asked for and the server has said it. */
  of(act: Act): ForeseenMessage | undefined {
    return this.#found.seq === this.#oracle.seq() ? this.#found.answers[act.action] : undefined;
  }

  /** The answer that is being considered has changed; after `wait` ms it is asked for, unless it changes again. */
  consider(act: Act | undefined, wait: number): void {
    this.#oracle.clock.forget(this.#timer);
    this.#timer = undefined;
    if (!act || this.of(act)) return;
    if (wait === 0) void this.#ask(act);
    else this.#timer = this.#oracle.clock.later(() => void this.#ask(act), wait);
  }

  async #ask({ action }: Act): Promise<void> {
    const seq = this.#oracle.seq();
    const sign = `${seq}:${action}`;
    if (this.#waiting.includes(sign)) return;
    this.#waiting.push(sign);
    const found = await this.#oracle.ask(action);
    this.#waiting.splice(this.#waiting.indexOf(sign), 1);
    if (found?.seq !== seq || seq !== this.#oracle.seq()) return;
    const known = this.#found.seq === seq ? this.#found.answers : {};
    this.#found = { seq, answers: { ...known, [action]: found } };
  }
}
