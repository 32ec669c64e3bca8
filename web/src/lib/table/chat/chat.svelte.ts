// The chat of one table in this browser: the messages, what I have read, whom I have muted, my draft.
import { maybe, t } from '../../i18n/texts.svelte';
import { Refusal } from '../../net/api';
import type { Chair, ChatMessage, ChatState, Command, Sitting, Speech } from '../../net/protocol';
import { MUTED_KEPT } from '../../settings';
import { change, settings } from '../../settings.svelte';
import { refusalText } from '../refusal';
import { CHAT_KEY, lastSeen, markSeen, type Shelf } from '../seen';
import { after, mutedAs, unreadIn, withoutMuted } from './messages';

/** Somebody at the table who may be muted or silenced. */
export interface Speaker {
  readonly guest: number;
  readonly seat: number;
  readonly name: string;
  readonly muted: boolean;
  readonly silenced: boolean;
}

export class Chat {
  #messages: readonly ChatMessage[] = $state.raw([]);
  silenced: readonly number[] = $state.raw([]);
  /** My draft; it survives closing the panel. */
  draft = $state('');
  /** Why my last message was refused. */
  refusal: string | undefined = $state();
  /** The last message that nobody saw: to be read aloud. */
  heard: ChatMessage | undefined = $state.raw();
  #read = $state(0);
  /** How many panels show the messages. Nothing is rendered from it, so it is not reactive. */
  #panels = 0;
  readonly #code: string;
  readonly #shelf: () => Shelf;
  readonly #sitting: () => Sitting | undefined;
  readonly #send: (command: Command) => Promise<number>;

  constructor(
    code: string,
    shelf: () => Shelf,
    sitting: () => Sitting | undefined,
    send: (command: Command) => Promise<number>,
  ) {
    this.#code = code;
    this.#shelf = shelf;
    this.#sitting = sitting;
    this.#send = send;
    this.#read = lastSeen(shelf, code, CHAT_KEY);
  }

  // --- what the server says

  hearAll(chat: ChatState, since: number): void {
    this.#messages = after(this.#messages, chat.messages, since);
    this.silenced = chat.silenced;
  }

  hear(message: ChatMessage, silenced: readonly number[]): void {
    this.#messages = after(this.#messages, [message], message.seq - 1);
    this.silenced = silenced;
    if (!this.inSight && message.guest !== this.me && !this.isMuted(message.guest)) this.heard = message;
  }

  // --- reading

  /** The visible messages: without those of people I have muted. */
  get messages(): readonly ChatMessage[] {
    return withoutMuted(this.#messages, (guest) => this.isMuted(guest));
  }

  get unread(): number {
    return unreadIn(this.messages, this.#read, this.me);
  }

  /** My number at this table; undefined for spectators. */
  get me(): number | undefined {
    const { seat = null, chairs = [] } = this.#sitting() ?? {};
    return seat === null ? undefined : chairs[seat]?.guest;
  }

  get isSpectator(): boolean {
    return (this.#sitting()?.seat ?? null) === null;
  }

  get isSilenced(): boolean {
    return this.me !== undefined && this.silenced.includes(this.me);
  }

  get isHost(): boolean {
    return this.#sitting()?.host ?? false;
  }

  /** The other people at the table. */
  get others(): readonly Speaker[] {
    const { chairs = [], seat: mine = null } = this.#sitting() ?? {};
    return chairs.flatMap(({ kind, name, guest }, seat) =>
      kind !== 'human' || seat === mine || guest === undefined
        ? []
        : [{ guest, seat, name, muted: this.isMuted(guest), silenced: this.silenced.includes(guest) }],
    );
  }

  get chairs(): readonly Chair[] {
    return this.#sitting()?.chairs ?? [];
  }

  /** The current seat of a speaker; undefined once they have left. */
  seatOf(guest: number): number | undefined {
    const seat = this.#sitting()?.chairs.findIndex((chair) => chair.guest === guest) ?? -1;
    return seat < 0 ? undefined : seat;
  }

  /** Whether anybody could read my messages, now or later: bots do not count, `watchers` do. */
  isOfUse(watchers: number): boolean {
    const { chairs = [], phase } = this.#sitting() ?? {};
    const mayCome = phase !== 'playing' && chairs.some((chair) => chair.kind === 'empty');
    return this.#messages.length > 0 || this.others.length > 0 || watchers > 0 || mayCome;
  }

  words(message: ChatMessage): string {
    const { text, phrase, silenced, name } = message;
    if (silenced !== undefined) return t(silenced ? 'chat-silenced' : 'chat-unsilenced', { name });
    // A newer server may have phrases that this page does not know.
    return text ?? maybe(`phrase-${phrase}`) ?? phrase ?? '';
  }

  // --- seeing

  /** Whether the messages are on the screen. */
  get inSight(): boolean {
    return this.#panels > 0 && !document.hidden;
  }

  /** Call it when a panel starts to show the messages; the returned function ends that. */
  show(): () => void {
    this.#panels += 1;
    this.heard = undefined;
    return () => void (this.#panels -= 1);
  }

  /** Marks all messages so far as read. */
  markRead(): void {
    const last = this.#messages.at(-1)?.seq ?? 0;
    if (document.hidden || last <= this.#read) return;
    this.#read = last;
    markSeen(this.#shelf, this.#code, last, CHAT_KEY);
  }

  // --- doing

  /** Sends my draft; if it is refused, the draft comes back. */
  async sayDraft(): Promise<void> {
    const text = this.draft.trim();
    if (!text) return;
    this.draft = '';
    if (!(await this.#say({ do: 'say', text })) && !this.draft) this.draft = text;
  }

  async sayPhrase(phrase: string): Promise<void> {
    await this.#say({ do: 'say', phrase });
  }

  silence({ seat, silenced }: Speaker): Promise<boolean> {
    return this.#say({ do: 'silence', seat, yes: !silenced });
  }

  async #say(command: Speech | Extract<Command, { readonly do: 'silence' }>): Promise<boolean> {
    this.refusal = undefined;
    try {
      await this.#send(command);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'left') this.refusal = refusalText(error);
      return false;
    }
  }

  isMuted(guest: number): boolean {
    return settings.muted.includes(mutedAs(this.#code, guest));
  }

  /** Only for me, in this browser. */
  mute(guest: number, yes: boolean): void {
    const line = mutedAs(this.#code, guest);
    const others = settings.muted.filter((other) => other !== line);
    change({ muted: yes ? [...others, line].slice(-MUTED_KEPT) : others });
  }
}
