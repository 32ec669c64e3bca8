// The lesson at a table: which step is shown now. The server says which steps have come up (docs/protocol.md, `lesson`);
// this module remembers which of them were shown. Knows no game.
import type { LessonStep } from '../../net/protocol';
import type { Shelf } from '../seen';
import type { TableStore } from '../table.svelte';
import { keepLesson, keptLesson, type Told } from './kept';

export class Lesson {
  readonly #store: TableStore;
  readonly #shelf: () => Shelf;
  #told: Told = $state.raw({ steps: [], off: false, begun: false, ended: false });
  /** A suggestion was dismissed: no more steps are shown until I have answered the question. */
  #quiet = $state(false);
  /** The last entry when I answered; the next step belongs to what comes after it. */
  #answeredAt = $state(-1);
  /** The dialog with the goal was opened again. */
  #goalWanted = $state(false);

  constructor(store: TableStore, shelf: () => Shelf) {
    this.#store = store;
    this.#shelf = shelf;
    this.#told = keptLesson(shelf, store.code);
  }

  /** This table is a lesson. */
  get isOn(): boolean {
    return this.#lesson !== null;
  }

  get isOff(): boolean {
    return this.#told.off;
  }

  get hasBegun(): boolean {
    return this.#told.begun;
  }

  /** How many steps there are, and which one is shown now. */
  get count(): number {
    return this.#lesson?.steps ?? 0;
  }

  get number(): number {
    return Math.min(this.#told.steps.length + 1, this.count);
  }

  get #lesson() {
    return this.#store.sitting?.lesson ?? null;
  }

  /** The goal is shown before anything else, and on request. */
  get showsGoal(): boolean {
    return this.isOn && (this.#goalWanted || (!this.#told.begun && !this.#told.off));
  }

  /** The step shown now; undefined while cards move, while others decide, and if nothing is new. */
  step: LessonStep | undefined = $derived.by(() => {
    const { isCaughtUp, sending, seq } = this.#store;
    const { begun, off, steps } = this.#told;
    if (!begun || off || this.#quiet || !isCaughtUp || sending || seq <= this.#answeredAt) return undefined;
    return this.#lesson?.due.find((step) => !steps.includes(step.key));
  });

  /** Every step was shown, or the game is over. */
  get isAtEnd(): boolean {
    const { begun, off, ended, steps } = this.#told;
    if (!this.isOn || !begun || off || ended) return false;
    return this.#store.sitting?.phase === 'over' || (steps.length >= this.count && this.#store.isCaughtUp);
  }

  /** The step was read. A question with a suggestion has one step; the others wait for the next question. */
  next(): void {
    const { step } = this;
    if (!step) return;
    if (step.suggest !== undefined) this.#quiet = true;
    this.#tell(step);
  }

  /** I have answered a question, whatever was suggested. */
  answered(): void {
    if (this.step) this.#tell(this.step);
    this.#quiet = false;
    this.#answeredAt = this.#store.seq;
  }

  begin(): void {
    this.#goalWanted = false;
    this.#keep({ begun: true, off: false });
  }

  wantGoal(): void {
    this.#goalWanted = true;
  }

  leave(): void {
    this.#goalWanted = false;
    this.#keep({ off: true });
  }

  end(): void {
    this.#keep({ ended: true });
  }

  #tell(step: LessonStep): void {
    this.#keep({ steps: [...this.#told.steps, step.key] });
  }

  #keep(changed: Partial<Told>): void {
    this.#told = { ...this.#told, ...changed };
    keepLesson(this.#shelf, this.#store.code, this.#told);
  }
}
