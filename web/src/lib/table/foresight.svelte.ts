// What answers would lead to: asked of the server while I consider an answer, and cached for the position. Late answers
// and errors are silently dropped.
import type { Act, ForeseenMessage } from '../net/protocol';
import type { Clock } from './playback';

/** How long a button or a card must be hovered before the server is asked, in ms. */
export const GLANCE = 120;

export interface Oracle {
  /** The log entry of the position that is shown. */
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
  /** Requests without an answer yet: `seq:action`. */
  readonly #waiting: string[] = [];
  #timer: unknown;

  constructor(oracle: Oracle) {
    this.#oracle = oracle;
  }

  /** What this answer would lead to, if the server has said so for this position. */
  of(act: Act): ForeseenMessage | undefined {
    return this.#found.seq === this.#oracle.seq() ? this.#found.answers[act.action] : undefined;
  }

  /** The considered answer has changed; the server is asked after `wait` ms, unless it changes again. */
  consider(act: Act | undefined, wait: number): void {
    this.#oracle.clock.forget(this.#timer);
    this.#timer = undefined;
    if (!act || this.of(act)) return;
    if (wait === 0) void this.#ask(act);
    else this.#timer = this.#oracle.clock.later(() => void this.#ask(act), wait);
  }

  /** The ways to play what I have picked up: the server is asked for all of them at once. */
  considerAll(acts: readonly Act[]): void {
    for (const act of acts) if (!this.of(act)) void this.#ask(act);
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
