// The desk of a replay: nothing can be answered, the prompt says what was asked and answered, and the chronicle tells the
// whole game.
import type { LogEntry } from '$lib/components/Log.svelte';
import type { GameCards } from '$lib/describe';
import { t, type GameTexts } from '$lib/i18n/texts.svelte';
import { Desk } from '$lib/table/desk.svelte';
import type { GamePlay } from '$lib/table/game';
import { narrationOf } from '$lib/table/narration';
import type { PromptModel } from '$lib/table/prompt';
import type { Replay } from './replay.svelte';
import { logOf } from './steps';

export class ReplayDesk extends Desk {
  readonly #replay: Replay;
  readonly #page: GameTexts;
  /** A jump into a later game is no end of the one before; the chronicle tells the ends. */
  override readonly hasInterludes = false;

  constructor(replay: Replay, cards: GameCards, play: GamePlay, page: GameTexts) {
    super(replay.store, cards, play);
    this.#replay = replay;
    this.#page = page;
  }

  override prompt: PromptModel = $derived.by(() => {
    const { view } = this;
    const told = narrationOf(this);
    if (view.outcome)
      return {
        question: this.words.outcome(view.outcome, this.names, this.seat),
        actions: [],
        urgent: false,
      };
    const asked = this.#asked();
    return {
      question: told?.latest || asked || '',
      consequence: told?.latest ? asked : undefined,
      source: told?.card === undefined ? undefined : this.model(told.card),
      actions: [],
      urgent: false,
    };
  });

  // Every step brings a new list of chairs; only other names are a reason to tell the whole game again.
  readonly #allNames: string = $derived.by(() =>
    JSON.stringify(this.#replay.step?.sitting.chairs.map((chair) => chair.name) ?? []),
  );
  override names: readonly string[] = $derived.by(() => JSON.parse(this.#allNames) as string[]);

  /** The whole game, whatever lies on the table. */
  whole: readonly LogEntry[] = $derived.by(() =>
    this.tell(logOf(this.#replay.steps), this.#replay.game?.seat ?? null, Infinity),
  );

  /** Whose decision the table waited for, and how the seat from which I look decided. */
  #asked(): string | undefined {
    const { seat, view } = this;
    const open = view.asked.filter((one) => !one.answered);
    const mine = open.find((one) => one.seat === seat);
    if (!mine) {
      const names = open
        .map((one) => this.nameOf(one.seat))
        .filter((name, i, all) => all.indexOf(name) === i)
        .join(', ');
      return names ? t('table-now', { names }) : undefined;
    }
    const next = this.#replay.steps[this.#replay.index + 1];
    const act =
      next?.do === 'act' && next.seat === seat
        ? this.#replay.step?.view.acts.find((one) => one.text === next.action)
        : undefined;
    const question = this.words.ask(mine);
    return act
      ? this.#page.t('replay-answered', { question, answer: this.words.act(act, this.names) })
      : this.#page.t('replay-asked', { question });
  }
}
