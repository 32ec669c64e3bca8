// A simulated server, so that the gallery shows places with a real desk: cards that go to places, a face-down card that
// can be pointed at, places without a card, foresight, a question with a clock. No real game: any card may go to every
// second free place.
import type {
  Act,
  ForeseenMessage,
  GameEvent,
  PointedCard,
  SeenCard,
  Sitting,
  StepMessage,
  TableMessage,
  View,
} from '$lib/net/protocol';
import type { Wire } from '$lib/net/socket';

/** Four columns and three rows; the last corner is missing. */
export const PLACES: readonly { readonly column: number; readonly row: number }[] = Array.from(
  { length: 11 },
  (_, i) => ({ column: (i % 4) + 1, row: Math.floor(i / 4) + 1 }),
);

interface Cell {
  readonly count: number;
  readonly cards: readonly (SeenCard | null)[];
  /** The number of a face-down card here. */
  readonly back?: number;
  readonly sealed?: boolean;
}

export interface SampleView {
  readonly players: readonly {
    readonly hand: { readonly count: number; readonly cards: readonly SeenCard[] };
  }[];
  readonly board: readonly Cell[];
}

const SECONDS = 90;
const NOWHERE: Cell = { count: 0, cards: [] };
const HAND: readonly SeenCard[] = [
  { token: 1, card: 'vengeance' },
  { token: 2, card: 'mimic' },
  { token: 3, card: 'mimic' },
  { token: 4, card: 'journey' },
];
const HIDDEN: SeenCard = { token: 9, card: 'destiny' };

export const sampleOf = (view: View): SampleView => view.table as SampleView;

/** The card on top of a place, or its back. */
export function topOf({ cards, back }: Cell): PointedCard | undefined {
  return back === undefined ? (cards.at(-1) ?? undefined) : { token: back };
}

export class SampleTable implements Wire {
  onopen: Wire['onopen'] = null;
  onclose: Wire['onclose'] = null;
  onmessage: Wire['onmessage'] = null;
  #seq = 1;
  #hand = HAND;
  #board: readonly Cell[] = PLACES.map((_, i) =>
    i === 5
      ? { count: 1, cards: [{ token: 8, card: 'crisis' }] }
      : i === 6
        ? { count: 1, cards: [null], back: HIDDEN.token }
        : NOWHERE,
  );

  constructor() {
    queueMicrotask(() => {
      const table: TableMessage = {
        ...this.#state(),
        type: 'table',
        log: [],
        chat: { messages: [], silenced: [] },
        since: 0,
        code: 'sample',
      };
      this.#says(table);
    });
  }

  send(text: string): void {
    const { id, do: what, action } = JSON.parse(text) as { id: string; do: string; action?: number };
    const act = this.#acts().find((one) => one.action === action);
    queueMicrotask(() => {
      if (what === 'foresee' && act) this.#says(this.#foreseen(id, act));
      else {
        if (what === 'act' && act) this.#does(act);
        this.#says({ type: 'ok', id, seq: this.#seq });
      }
    });
  }

  close(): void {
    this.onmessage = null;
  }

  #says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  #state(): Pick<TableMessage, 'seq' | 'view' | 'sitting' | 'clock' | 'decide'> {
    const table: SampleView = {
      players: [{ hand: { count: this.#hand.length, cards: this.#hand } }],
      board: this.#board,
    };
    const acts = this.#acts();
    const view: View = {
      game: 'karmaka',
      seats: 1,
      seat: 0,
      settings: {},
      table,
      asked: acts.length ? [{ seat: 0, prompt: 'sample', place: 5, seconds: SECONDS }] : [],
      acts,
      match: { wins: [0], played: [] },
      outcome: null,
    };
    const sitting: Sitting = {
      game: 'karmaka',
      options: {},
      phase: 'playing',
      round: 1,
      public: false,
      undo: 'off',
      pace: 'normal',
      chairs: [{ kind: 'human', name: 'Hania' }],
      seat: 0,
      host: true,
      seconds: null,
      help: true,
      hints: false,
      may_hint: false,
      may_resign: false,
      resigning: [],
      may_undo: false,
      undo_asked: null,
      ready: [],
      seed_hash: null,
      seed: null,
      lesson: null,
      swing: null,
      ended: null,
    };
    return { seq: this.#seq, view, sitting, clock: acts.length ? SECONDS : null, decide: null };
  }

  #acts(): Act[] {
    const acts: Act[] = [];
    const kinds = [...new Set(this.#hand.map((one) => one.card))];
    kinds.forEach((card, kind) => {
      const tokens = this.#hand.filter((one) => one.card === card).map((one) => one.token);
      for (const [place, { count, sealed }] of this.#board.entries())
        if (count === 0 && !sealed && (place + kind) % 2 === 0)
          for (const word of card === 'journey' ? ['lay', 'hide'] : ['lay'])
            acts.push({
              action: kind * 100 + place + (word === 'hide' ? 50 : 0),
              text: `${word} ${card} ${place}`,
              word,
              token: tokens[0],
              tokens,
              card,
              place,
            });
    });
    if (this.#board[6]?.back !== undefined)
      acts.push({
        action: 1000,
        text: 'reveal',
        word: 'reveal',
        token: HIDDEN.token,
        tokens: [HIDDEN.token],
      });
    if (!this.#board[3]?.sealed && this.#board[3]?.count === 0)
      acts.push({ action: 1001, text: 'seal 3', word: 'seal', place: 3 });
    return acts;
  }

  #eventOf({ word, token = -1, card = '', place = 0 }: Act): GameEvent {
    if (word === 'seal') return { kind: 'sealed', seat: 0, place };
    if (word === 'reveal')
      return { kind: 'shown', seat: 0, cards: [HIDDEN], from: { zone: 'board', place: 6 } };
    return {
      kind: word === 'hide' ? 'hidden' : 'laid-out',
      seat: 0,
      cards: [{ token, card }],
      from: { zone: 'hand', seat: 0 },
      to: { zone: 'board', place },
    };
  }

  #foreseen(id: string, act: Act): ForeseenMessage {
    const events = [this.#eventOf(act), { kind: 'scores', seat: 0, number: (act.place ?? 0) + 1 }];
    return { type: 'foreseen', id, seq: this.#seq, action: act.action, events, stopped: 'chance' };
  }

  #does(act: Act): void {
    const event = this.#eventOf(act);
    const place = act.place ?? 6;
    const cell: Cell =
      act.word === 'seal'
        ? { ...NOWHERE, sealed: true }
        : act.word === 'reveal'
          ? { count: 1, cards: [HIDDEN] }
          : act.word === 'hide'
            ? { count: 1, cards: [null], back: act.token }
            : { count: 1, cards: [{ token: act.token ?? -1, card: act.card ?? '' }] };
    this.#board = this.#board.map((one, i) => (i === place ? cell : one));
    this.#hand = this.#hand.filter((one) => one.token !== act.token);
    this.#seq += 1;
    const step: StepMessage = {
      ...this.#state(),
      type: 'step',
      entry: { do: 'act', seat: 0 },
      events: [event],
    };
    this.#says(step);
  }
}
