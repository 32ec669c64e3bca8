// A replay: which game is seen from where, and the step that lies on the table. It speaks to a TableStore as the server
// would, so that the table shows a past step as it shows a present one: a jump is a whole table, going on is a step.
import { api } from '$lib/net/api';
import type { ReplayedGame, ReplayWish, View } from '$lib/net/protocol';
import { browser, type Wire } from '$lib/net/socket';
import { settings } from '$lib/settings.svelte';
import { TableStore } from '$lib/table/table.svelte';
import { hushed } from '$lib/table/unfold';
import {
  decisionsIn,
  indexOf,
  logOf,
  marksIn,
  nearest,
  stepsOf,
  stepsWith,
  turnsIn,
  type Step,
} from './steps';

/** What was seen of the table itself stays as it is. */
const NOWHERE = { getItem: () => null, setItem: () => undefined };

export type Jump = 'turn' | 'decision';

export class Replay {
  readonly code: string;
  readonly store: TableStore;
  game: ReplayedGame | undefined = $state.raw();
  steps: readonly Step[] = $state.raw([]);
  /** The step that lies on the table. */
  index = $state(0);
  isPlaying = $state(false);
  readonly #wire: Wire = {
    onopen: null,
    onclose: null,
    onmessage: null,
    send: () => undefined,
    close: () => undefined,
  };

  readonly turns: readonly number[] = $derived(turnsIn(this.steps));
  readonly marks: readonly number[] = $derived(marksIn(this.steps));
  readonly #decisions: readonly number[] = $derived(decisionsIn(this.steps, this.game?.seat ?? null));

  constructor(code: string) {
    this.code = code;
    this.store = new TableStore(code, { ...browser, open: () => this.#opened() }, () => NOWHERE);
  }

  /** The last index. */
  get last(): number {
    return this.steps.length - 1;
  }

  get step(): Step | undefined {
    return this.steps[this.index];
  }

  /** Fetches a game and shows it from the step with the entry `at`; from its start or, while it runs, its end. */
  async load(wish: ReplayWish, at: number | undefined): Promise<void> {
    const game = await api.replay(this.code, wish);
    this.isPlaying = false;
    this.steps = stepsOf(game.moments);
    this.game = game;
    this.index = at === undefined ? (game.is_over ? 0 : this.last) : indexOf(this.steps, at);
    this.#lay();
  }

  seek(index: number): void {
    const goal = Math.max(0, Math.min(this.last, index));
    if (goal === this.index) return;
    const isNext = goal === this.index + 1;
    this.index = goal;
    if (isNext) this.#goOn();
    else this.#lay();
    if (goal === this.last) this.isPlaying = false;
  }

  /** Plays on, from the beginning if it is at its end, or pauses. */
  toggle(): void {
    if (!this.isPlaying && this.index === this.last) this.seek(0);
    this.isPlaying = !this.isPlaying;
  }

  /** Where a jump leads; undefined if there is nothing further in that direction. */
  goal(jump: Jump, direction: 1 | -1): number | undefined {
    return nearest(jump === 'turn' ? this.turns : this.#decisions, this.index, direction);
  }

  goalOfCard(card: string, direction: 1 | -1): number | undefined {
    return nearest(stepsWith(this.steps, card), this.index, direction);
  }

  jump(goal: number | undefined): void {
    this.isPlaying = false;
    if (goal !== undefined) this.seek(goal);
  }

  // --- what the table is told

  #opened(): Wire {
    queueMicrotask(() => this.#lay());
    return this.#wire;
  }

  #say(message: object): void {
    this.#wire.onmessage?.({ data: JSON.stringify({ clock: null, decide: null, ...message }) });
  }

  #shown(step: Step): { readonly view: View; readonly sitting: object } {
    // Nobody is asked anything any more, and nobody waits; it is shown at my own pace.
    const sitting = { ...step.sitting, seat: null, pace: settings.botSpeed, undo_asked: null, ready: [] };
    return { view: hushed(step.view), sitting };
  }

  #lay(): void {
    const { step, code } = this;
    if (!step) return;
    const log = logOf(this.steps.slice(0, this.index + 1));
    const chat = { messages: [], silenced: [] };
    this.#say({ type: 'table', code, seq: step.seq, since: 0, log, chat, ...this.#shown(step) });
  }

  #goOn(): void {
    const { step } = this;
    if (!step) return;
    const entry = { do: step.do, seat: step.seat };
    this.#say({ type: 'step', seq: step.seq, entry, events: step.events, ...this.#shown(step) });
  }
}
