// The connection to one table: it reconnects after a drop, resends unanswered commands, and asks for the whole table if
// a step was missed. It knows the protocol and no game; clock and sockets are passed in for tests.
import { Refusal } from './api';
import type {
  Command,
  ForeseenMessage,
  PeopleMessage,
  SaidMessage,
  ServerMessage,
  StepMessage,
  TableMessage,
  ThinkingMessage,
} from './protocol';

/** The part of a WebSocket that is used here. */
export interface Wire {
  onopen: (() => void) | null;
  onclose: ((event: { readonly code: number }) => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  readonly open: (address: string) => Wire;
  readonly later: (run: () => void, ms: number) => unknown;
  readonly forget: (timer: unknown) => void;
  readonly id: () => string;
  /** Between 0 and 1; spreads reconnects after a restart of the server. */
  readonly chance: () => number;
}

export interface Listener {
  readonly table: (message: TableMessage) => void;
  readonly step: (message: StepMessage) => void;
  readonly said: (message: SaidMessage) => void;
  readonly other: (message: PeopleMessage | ThinkingMessage) => void;
  readonly state: (state: WireState) => void;
}

/**
 * `missing`: the server has no such table; `broken`: it cannot read it; `old-rules`: its game cannot go on under the
 * current rules. The socket does not retry after any of them.
 */
export type WireState = 'opening' | 'open' | 'lost' | 'closed' | 'missing' | 'broken' | 'old-rules';

const FINAL: Readonly<Record<number, WireState>> = { 4404: 'missing', 4410: 'old-rules', 4500: 'broken' };

interface Unanswered {
  readonly text: string;
  readonly done: (seq: number) => void;
  readonly refused: (refusal: Refusal) => void;
}

export const FIRST_WAIT = 400;
export const LONGEST_WAIT = 5000;
/** If a command has no answer after this time, the connection is considered dead. */
export const PATIENCE = 8000;

/** The delay before the n-th attempt to reconnect (the first is 1). */
export function backoff(attempt: number, chance: number): number {
  const full = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (attempt - 1));
  return Math.round(full * (0.5 + chance / 2));
}

export class TableSocket {
  readonly #address: (since: number) => string;
  readonly #listener: Listener;
  readonly #around: Surroundings;
  readonly #unanswered = new Map<string, Unanswered>();
  /** Requests that are simply dropped when the connection is lost. */
  readonly #foreseeing = new Map<string, (found: ForeseenMessage | undefined) => void>();
  #wire: Wire | undefined;
  #state: WireState = 'opening';
  #seq = 0;
  /** The last entry that may have changed the table; later entries are chat only. */
  #position = 0;
  #resyncing = false;
  #attempts = 0;
  #retry: unknown;
  #watch: unknown;

  constructor(address: (since: number) => string, listener: Listener, around: Surroundings) {
    this.#address = address;
    this.#listener = listener;
    this.#around = around;
  }

  /** The last entry of the table's log that has arrived. */
  get seq(): number {
    return this.#seq;
  }

  open(): void {
    this.#around.forget(this.#retry);
    this.#retry = undefined;
    if (this.#isOver || this.#wire) return;
    const wire = this.#around.open(this.#address(this.#seq));
    this.#wire = wire;
    wire.onmessage = (event) => {
      if (this.#wire === wire) this.#hear(event.data);
    };
    wire.onclose = ({ code }) => {
      if (this.#wire === wire) this.#dropped(FINAL[code]);
    };
  }

  get #isOver(): boolean {
    return this.#state === 'closed' || Object.values(FINAL).includes(this.#state);
  }

  /** Closes the connection for good. */
  close(): void {
    const wire = this.#wire;
    this.#end('closed');
    wire?.close();
  }

  #end(state: WireState): void {
    this.#around.forget(this.#retry);
    this.#around.forget(this.#watch);
    this.#wire = undefined;
    this.#become(state);
    for (const one of this.#unanswered.values()) one.refused(new Refusal('left', 'The table was left.'));
    this.#unanswered.clear();
    this.#forgetForesight();
  }

  /** The network is back or the page is visible again: reconnect now. */
  hurry(): void {
    if (!this.#wire && this.#attempts > 0) this.open();
  }

  /** The network is gone; a socket notices that only much later. */
  drop(): void {
    const wire = this.#wire;
    if (!wire) return;
    wire.onclose = null;
    wire.close();
    this.#dropped();
  }

  /** Resolves once the server has stored and applied it; rejects if the server refuses it. Survives reconnects. */
  command(command: Command): Promise<number> {
    if (this.#isOver) return Promise.reject(new Refusal('left', 'The table was left.'));
    const id = this.#around.id();
    return new Promise((done, refused) => {
      const text = JSON.stringify({ id, ...command });
      this.#unanswered.set(id, { text, done, refused });
      if (this.#state === 'open') this.#send(text);
    });
  }

  /** What an answer would lead to; undefined if the server does not say. Never resent. */
  foresee(action: number): Promise<ForeseenMessage | undefined> {
    const wire = this.#wire;
    if (!wire || this.#state !== 'open') return Promise.resolve(undefined);
    const id = this.#around.id();
    return new Promise((done) => {
      this.#foreseeing.set(id, done);
      wire.send(JSON.stringify({ id, do: 'foresee', action }));
    });
  }

  #forgetForesight(): void {
    for (const done of this.#foreseeing.values()) done(undefined);
    this.#foreseeing.clear();
  }

  #send(text: string): void {
    this.#wire?.send(text);
    if (this.#watch === undefined) {
      this.#watch = this.#around.later(() => {
        this.#watch = undefined;
        if (this.#unanswered.size) this.drop();
      }, PATIENCE);
    }
  }

  #dropped(final?: WireState): void {
    if (final) {
      this.#end(final);
      return;
    }
    this.#wire = undefined;
    this.#resyncing = false;
    this.#forgetForesight();
    this.#around.forget(this.#watch);
    this.#watch = undefined;
    this.#attempts += 1;
    this.#become('lost');
    this.#retry = this.#around.later(() => this.open(), backoff(this.#attempts, this.#around.chance()));
  }

  #become(state: WireState): void {
    this.#state = state;
    this.#listener.state(state);
  }

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    const message = JSON.parse(data) as ServerMessage;
    if (message.type === 'table') this.#hearTable(message);
    else if (message.type === 'step' || message.type === 'said') this.#hearEntry(message);
    else if (message.type === 'ok' || message.type === 'error') this.#hearAnswer(message);
    else if (message.type === 'foreseen') this.#hearForesight(message);
    else this.#listener.other(message);
  }

  /** The preview is valid for the position, even if chat messages arrived since. */
  #hearForesight(message: ForeseenMessage): void {
    this.#endForesight(message.id, { ...message, seq: this.#position });
  }

  /** Whether somebody waits for an answer under that id. */
  #endForesight(id: string, found: ForeseenMessage | undefined): boolean {
    const done = this.#foreseeing.get(id);
    this.#foreseeing.delete(id);
    done?.(found);
    return done !== undefined;
  }

  #hearTable(message: TableMessage): void {
    this.#seq = this.#position = message.seq;
    this.#resyncing = false;
    this.#listener.table(message);
    if (this.#state === 'open') return;
    this.#attempts = 0;
    this.#become('open');
    // Resends unanswered commands under the same ids; the server applies none twice.
    for (const one of this.#unanswered.values()) this.#send(one.text);
  }

  #hearEntry(message: StepMessage | SaidMessage): void {
    if (this.#resyncing || message.seq <= this.#seq) return;
    if (message.seq > this.#seq + 1) {
      this.#resyncing = true;
      this.#wire?.send(JSON.stringify({ id: this.#around.id(), do: 'resync', since: this.#seq }));
      return;
    }
    this.#seq = message.seq;
    if (message.type === 'said') {
      this.#listener.said(message);
      return;
    }
    this.#position = message.seq;
    this.#listener.step(message);
  }

  #hearAnswer(message: Extract<ServerMessage, { readonly type: 'ok' | 'error' }>): void {
    const id = message.id ?? '';
    if (this.#endForesight(id, undefined)) return;
    const waiting = this.#unanswered.get(id);
    if (!waiting) return;
    if (message.type === 'error' && message.code === 'too-fast') {
      // Nothing was done, so the command can be sent again a moment later.
      this.#around.later(() => {
        if (this.#state === 'open' && this.#unanswered.has(id)) this.#send(waiting.text);
      }, FIRST_WAIT);
      return;
    }
    this.#unanswered.delete(id);
    if (!this.#unanswered.size) {
      this.#around.forget(this.#watch);
      this.#watch = undefined;
    }
    if (message.type === 'ok') waiting.done(message.seq);
    else waiting.refused(new Refusal(message.code, message.message));
  }
}

/** The URL of a table's socket, for a page from the same server. */
export function tableAddress(code: string, since: number): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return `${scheme}//${location.host}/ws/tables/${encodeURIComponent(code)}?since=${since}`;
}

/** The browser's clock, sockets and random numbers. */
export const browser: Surroundings = {
  open: (address) => new WebSocket(address) as Wire,
  later: (run, ms) => setTimeout(run, ms),
  forget: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout> | undefined),
  // crypto.randomUUID is not available on plain http; ids must be unique, not secret.
  id: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join(''),
  chance: Math.random,
};
