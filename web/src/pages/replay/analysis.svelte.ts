// Asks for the analysis of a game again and again until it is complete. The server computes as long as it is asked.
import { api, Refusal } from '$lib/net/api';
import type { Analysis } from '$lib/net/protocol';

/** How long to wait before the next question, in ms: after an answer, and while the server has no room for another analysis. */
const PAUSE = 700;
const LONG_PAUSE = 3000;
const PASSING: readonly string[] = ['busy', 'too-fast', 'storage', 'unreachable'];

export class AnalysisStore {
  answer: Analysis | undefined = $state.raw();
  failed: unknown = $state.raw();
  readonly #code: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the subjects, so that a late answer about another one is dropped. */
  #subject = 0;

  constructor(code: string) {
    this.#code = code;
  }

  /** Begins with the analysis of a seat in a game. */
  begin(round: number, seat: number): void {
    this.stop();
    this.answer = undefined;
    void this.#ask(this.#subject, round, seat);
  }

  stop(): void {
    this.#subject += 1;
    this.failed = undefined;
    clearTimeout(this.#timer);
  }

  async #ask(subject: number, round: number, seat: number): Promise<void> {
    let pause = PAUSE;
    try {
      const answer = await api.analysis(this.#code, { round, seat });
      if (subject !== this.#subject) return;
      this.answer = answer;
      this.failed = undefined;
      if (answer.is_complete) return;
    } catch (error) {
      if (subject !== this.#subject) return;
      this.failed = error;
      if (!(error instanceof Refusal) || !PASSING.includes(error.code)) return;
      pause = LONG_PAUSE;
    }
    this.#timer = setTimeout(() => void this.#ask(subject, round, seat), pause);
  }
}
