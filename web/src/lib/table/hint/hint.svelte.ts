// A hint: the best answers to my question with their chances, and why the first is the best. Asked for by a button or a
// key; it disappears when the question passes. Knows the shapes of acts, and no game.
import type { Act, Hint } from '../../net/protocol';

/** A hinted answer. */
export interface HintedAct {
  readonly act: Act;
  /** 1 is the best. */
  readonly rank: number;
  /** The chance of winning, in whole percent; 0 and 100 only if it is certain. */
  readonly percent: number;
}

export interface Question {
  /** Everything that I may do now. */
  readonly acts: readonly Act[];
  /** The same as long as the same thing is asked. */
  readonly key: string;
}

export interface Adviser {
  readonly question: () => Question;
  readonly ask: () => Promise<Hint>;
  /** The server gave no hint. */
  readonly refused: (error: unknown) => void;
}

/** A chance in whole percent; one that is only nearly certain is not shown as certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return chance <= 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}

export class HintDesk {
  readonly #adviser: Adviser;
  #found: { readonly hint: Hint; readonly key: string } | undefined = $state.raw();
  /** The question for which a hint is being worked out. */
  #asking: string | undefined = $state();

  constructor(adviser: Adviser) {
    this.#adviser = adviser;
  }

  get isBusy(): boolean {
    return this.#asking !== undefined && this.#asking === this.#adviser.question().key;
  }

  /** The hint for what I am asked now. */
  get current(): Hint | undefined {
    const found = this.#found;
    return found?.key === this.#adviser.question().key ? found.hint : undefined;
  }

  /** The hinted answers, the best first. */
  get answers(): readonly HintedAct[] {
    const { acts } = this.#adviser.question();
    return (this.current?.answers ?? []).flatMap(({ action, chance }, i) => {
      const act = acts.find((one) => one.action === action);
      return act ? [{ act, rank: i + 1, percent: percentOf(chance) }] : [];
    });
  }

  /** Asks for a hint, or puts away the one that is shown. */
  async toggle(): Promise<void> {
    if (this.current) {
      this.forget();
      return;
    }
    if (this.isBusy) return;
    const { key } = this.#adviser.question();
    this.#asking = key;
    try {
      const hint = await this.#adviser.ask();
      if (this.#asking === key) this.#found = { hint, key };
    } catch (error) {
      if (this.#asking === key) this.#adviser.refused(error);
    } finally {
      if (this.#asking === key) this.#asking = undefined;
    }
  }

  /** I have answered, or want to see it no more. */
  forget(): void {
    this.#found = undefined;
    this.#asking = undefined;
  }
}
