// Asks the server about the input of a helper's page, which is stored in the page's link. Quick changes are sent once,
// a newer question cancels the older one, and a server that does not answer is asked again.
import { plain } from '$lib/design/fit';
import { t, type GameTexts } from '$lib/i18n/texts.svelte';
import { api, Refusal } from '$lib/net/api';

const CALM = 50;
const AGAIN = 1500;
/** Refusals for which a retry is pointless. */
const FINAL: readonly string[] = ['cannot-answer', 'too-hard'];

export class Inquiry<Answer> {
  answer: Answer | undefined = $state.raw();
  /** Why there is no answer to the current input. */
  trouble: Refusal | undefined = $state.raw();
  #asking: AbortController | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly game: string,
    /** The input of the page, in the form that the game's helper reads. */
    private readonly question: () => unknown,
    private readonly answered: () => void = () => undefined,
  ) {}

  readonly ask = (): void => this.#askIn(CALM);

  stop(): void {
    clearTimeout(this.#timer);
    this.#asking?.abort();
  }

  #askIn(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#send(), wait);
  }

  async #send(): Promise<void> {
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    try {
      this.answer = await api.helper<Answer>(this.game, this.question(), asking.signal);
      this.trouble = undefined;
    } catch (error) {
      if (asking.signal.aborted) return;
      if (!(error instanceof Refusal)) throw error;
      this.trouble = error;
      if (!FINAL.includes(error.code)) this.#askIn(AGAIN);
    }
    this.answered();
  }
}

/** Stores the input of the page in its address. */
export function keepInLink(link: string): void {
  history.replaceState(null, '', location.pathname + location.search + (link && `#${link}`));
}

/** Why there is no answer, in the game's own words if it has any. */
export function troubleText({ code, message, reason }: Refusal, texts: GameTexts): string {
  if (!reason)
    return code === 'unreachable' || code === 'too-hard'
      ? t(`helper-${code}`)
      : t('helper-trouble', { message });
  const args = Object.entries(reason.details).map(([name, detail]) => [
    name,
    typeof detail === 'object' ? detail.map((key) => plain(texts.t(key))).join(', ') : detail,
  ]);
  return texts.t(reason.key, Object.fromEntries(args));
}
