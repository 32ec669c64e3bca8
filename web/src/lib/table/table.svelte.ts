// The state of one table in this browser: messages of the server, shown one event after the other. No rules: in the end
// the last view from the server is shown.
import { motion } from '../motion/motion';
import { api, Refusal } from '../net/api';
import type {
  Command,
  Deciding,
  ForeseenMessage,
  GameEvent,
  Hint,
  LogPart,
  Pace,
  PeopleMessage,
  SaidMessage,
  Sitting,
  StepMessage,
  TableMessage,
  ThinkingMessage,
  View,
} from '../net/protocol';
import { browser, tableAddress, TableSocket, type Surroundings, type WireState } from '../net/socket';
import { play as playSound } from '../sound';
import { toasts } from '../toasts.svelte';
import { runs } from '../words/fold';
import { Away } from './away.svelte';
import { isChapterMark } from './chapters';
import { Chat } from './chat/chat.svelte';
import { flightsOf, flightsOfDeal } from './flights';
import type { GamePlay } from './game';
import { Playback, type Scene } from './playback';
import { refusalText } from './refusal';
import { lastSeen, markSeen, TIME_KEY, type Shelf } from './seen';
import { hushed, moveCards } from './unfold';

/** In ms: after a longer absence the page tells what happened meanwhile. */
const A_WHILE = 60_000;

/** The longest time that bots' thinking and the display of their moves keep me waiting, in ms. */
const LONGEST_WAIT: Readonly<Record<Pace, number>> = { slow: 12_000, normal: 5200, fast: 3000, instant: 0 };
/** What comes later than that is still shown, for this many ms in all. */
const LAST_GLANCE = 300;
/** How long a card travels, in ms; `--d-travel` of the tokens. */
const TRAVEL = 420;

const LINGER: Readonly<Record<Pace, number>> = { slow: 1.5, normal: 1, fast: 0.5, instant: 0 };

/** Tells the person why a command was refused. */
export function sayRefusal(error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  if (error.code === 'left') return;
  toasts.say(refusalText(error), 'bad');
}

export class TableStore {
  readonly code: string;
  wire: WireState = $state('opening');
  sitting: Sitting | undefined = $state.raw();
  /** The view that is shown now; null before the first game. */
  view: View | null = $state.raw(null);
  /** The log entry up to which everything is shown. */
  seq = $state(0);
  /** One part for each entry of the current game, as far as it has been shown. */
  log: readonly LogPart[] = $state.raw([]);
  /** The events of the current step that have been shown so far. */
  scene: readonly GameEvent[] = $state.raw([]);
  /** Everything that the server has sent is shown; false while events are still being animated. */
  isCaughtUp = $state(true);
  /** My last command has not been answered yet. */
  sending = $state(false);
  here: readonly boolean[] = $state.raw([]);
  watchers = $state(0);
  readonly away = new Away();
  /** When the running clock runs out, by `performance.now()`; undefined if none runs. */
  clockEnds: number | undefined = $state();
  /** At a table with a time for each decision: when that of each seat runs out, by `performance.now()`. */
  decideEnds: readonly (number | undefined)[] = $state.raw([]);
  thinking: readonly number[] = $state.raw([]);
  /** The first entry that happened while I was away; 0 if there is none. */
  newFrom = $state(0);
  /** I was away for a while, and something happened that I have not been told yet. */
  hasNews = $state(false);
  readonly chat: Chat;
  /** The game's own part; until it is loaded nothing is animated. */
  play: GamePlay | undefined;

  readonly #shelf: () => Shelf;
  readonly #socket: TableSocket;
  readonly #playback: Playback;
  /** The last entry that this browser had shown when the table was opened; 0 if none. */
  readonly #seenBefore: number;
  #wasAsked = false;
  /** Since when nobody looks at this page or it is not connected, by `Date.now()`, and what was shown last by then. */
  #gone: { readonly since: number; readonly seq: number } | undefined;
  /** Since when I have been waiting for bots alone, by `performance.now()`; undefined while I am asked. */
  #waitsSince: number | undefined;
  /** I have hurried the bots: until I am asked, what they do is not shown but only told. */
  #hurries = false;
  /** The last entry when I asked for it, once for each position. */
  #hurriedAt = 0;

  /** `around`: clock and sockets, if not the browser's own; `shelf`: where is kept what was seen. */
  constructor(code: string, around: Surroundings = browser, shelf: () => Shelf = () => localStorage) {
    this.code = code;
    this.#shelf = shelf;
    this.#seenBefore = lastSeen(shelf, code);
    if (this.#seenBefore) this.#gone = { since: lastSeen(shelf, code, TIME_KEY), seq: this.#seenBefore };
    this.#socket = new TableSocket(
      (since) => tableAddress(code, since),
      {
        table: (message) => this.#onTable(message),
        step: (message) => this.#onStep(message),
        said: (message) => this.#onSaid(message),
        other: (message) => this.#onOther(message),
        state: (state) => {
          this.wire = state;
          if (state === 'lost') this.#goAway();
        },
      },
      around,
    );
    this.chat = new Chat(
      code,
      shelf,
      () => this.sitting,
      (command) => this.#socket.command(command),
    );
    this.#playback = new Playback(
      around,
      () => document.hidden || this.#hurries || this.sitting?.pace === 'instant',
      () => this.#onDrained(),
      () => this.#patience(),
    );
  }

  /** Connects and listens to the page; the returned function leaves the table. */
  enter(): () => void {
    // Typing in the chat does not skip animations.
    const finish = ({ target }: Event): void => {
      if (target instanceof HTMLInputElement) return;
      this.#finish();
      void this.#hurryBots();
    };
    const back = (): void => this.#socket.hurry();
    const gone = (): void => this.#socket.drop();
    const shown = (): void => {
      if (document.hidden) this.#goAway();
      else {
        this.#socket.hurry();
        // Otherwise it reconnects and gets the whole table.
        if (this.wire === 'open') this.#comeBack();
      }
    };
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    addEventListener('online', back);
    addEventListener('offline', gone);
    document.addEventListener('visibilitychange', shown);
    this.#socket.open();
    return () => {
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
      removeEventListener('online', back);
      removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', shown);
      this.#socket.close();
    };
  }

  /** Sends a command and shows a refusal to the user. Resolves to whether it was done. */
  async command(command: Command): Promise<boolean> {
    this.sending = true;
    try {
      await this.#socket.command(command);
      return true;
    } catch (error) {
      sayRefusal(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  /** What an answer would lead to; undefined if the server does not say. */
  foresee(action: number): Promise<ForeseenMessage | undefined> {
    return this.sitting?.help ? this.#socket.foresee(action) : Promise.resolve(undefined);
  }

  /** The best answers to what I am asked; rejects if the server gives no hint. */
  hint(): Promise<Hint> {
    return api.hint(this.code);
  }

  // --- what the server says

  /** Finishes all running and waiting animations. */
  #finish(): void {
    motion.finish();
    this.#playback.hurry();
  }

  /** Whoever waits for bots alone need not wait; the server refuses it while it would reveal something. */
  async #hurryBots(): Promise<void> {
    const { seq } = this.#socket;
    if (!this.thinking.length || this.sitting?.seat === null || this.#hurriedAt === seq) return;
    this.#hurriedAt = seq;
    try {
      await this.#socket.command({ do: 'hurry' });
      this.#hurries = this.#waitsSince !== undefined;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  #setClocks(seconds: number | null, decide: Deciding): void {
    const now = performance.now();
    this.clockEnds = seconds === null ? undefined : now + seconds * 1000;
    this.decideEnds = (decide ?? []).map((left) => (left === null ? undefined : now + left * 1000));
  }

  #onTable(message: TableMessage): void {
    this.#finish();
    this.#setClocks(message.clock, message.decide);
    this.chat.hearAll(message.chat, message.since);
    const sameGame = message.since > 0 && message.sitting.round === this.sitting?.round;
    const log = sameGame ? [...this.log, ...message.log] : message.log;
    const seen = sameGame ? message.since : this.#seenBefore;
    const land = (): void => {
      this.newFrom = seen > 0 ? (message.log.find((part) => part.seq > seen)?.seq ?? this.newFrom) : 0;
      this.sitting = message.sitting;
      this.view = message.view;
      this.log = log;
      this.scene = [];
      this.seq = message.seq;
      this.#comeBack();
      this.#reach(message.seq);
    };
    this.#add([{ show: async () => land(), land, hold: 0 }]);
  }

  /** How long I may still be kept waiting, in ms. Spectators wait for nothing, nor does anybody after the end. */
  #patience(): number {
    const { sitting } = this;
    if (!sitting || sitting.seat === null || this.#waitsSince === undefined) return Infinity;
    return Math.max(LAST_GLANCE, LONGEST_WAIT[sitting.pace] - (performance.now() - this.#waitsSince));
  }

  #onStep(message: StepMessage): void {
    this.#setClocks(message.clock, message.decide);
    const { entry, sitting, view } = message;
    // People may take as long as they need; their moves are then shown in full.
    const isByBot = entry.seat !== undefined && sitting.chairs[entry.seat]?.kind === 'bot';
    if (!isByBot) this.#hurries = false;
    if (view?.outcome) this.#waitsSince = undefined;
    else if (!isByBot || this.#waitsSince === undefined) this.#waitsSince = performance.now();
    const scenes = message.view ? this.#scenesOf(message) : [];
    const land = (): void => {
      this.sitting = message.sitting;
      this.view = message.view;
      this.#reach(message.seq);
    };
    this.#add([...scenes, { show: async () => land(), land, hold: 0, quiet: true }]);
  }

  /** A chat message moves nothing on the table, so it does not wait for animations. */
  #onSaid({ message, silenced }: SaidMessage): void {
    this.chat.hear(message, silenced);
  }

  #add(scenes: readonly Scene[]): void {
    this.isCaughtUp = false;
    this.#playback.add(scenes);
  }

  /** One scene for each run of similar moves; the views in between are computed when they are shown. */
  #scenesOf(message: StepMessage): Scene[] {
    const { seq, events: all, sitting } = message;
    const viewer = message.view?.seat ?? null;
    const begins = all.some((event) => event.kind === 'game-begins');
    const told = runs(all);
    // A new game shows the table as dealt; cards of the previous game are not moved.
    const dealt = told.findLastIndex(({ events }) => events.some(({ kind }) => kind === 'next-game'));
    const last = told.findLastIndex(({ events }) => !events.every(isChapterMark));
    return told.map(({ events, isDeal }, index): Scene => {
      const apply = (): void => {
        if (begins || (dealt >= 0 && index > dealt)) this.view = hushed(message.view as View);
        else if (this.view) this.view = events.reduce((view, event) => this.#after(view, event), this.view);
        this.scene = index === 0 ? events : [...this.scene, ...events];
        if (begins) this.newFrom = 0;
        this.#write(seq, events, begins && index === 0);
        const sound = events.map((event) => this.play?.sound?.(event, viewer)).find(Boolean);
        if (sound) playSound(sound);
      };
      const isMark = events.every(isChapterMark);
      const hold = isMark || isDeal ? 0 : (this.play?.hold?.(events, index === last, viewer) ?? 0);
      const flights = isDeal ? flightsOfDeal(events) : flightsOf(events);
      return {
        show: () => motion.play({ flights, apply }),
        land: apply,
        hold: hold * LINGER[sitting.pace],
        moves: flights.length ? TRAVEL : 0,
        quiet: hold === 0 && flights.length === 0,
      };
    });
  }

  /** Adds events to the log: to the same entry, or as the first of a new game. */
  #write(seq: number, events: readonly GameEvent[], afresh: boolean): void {
    const log = afresh ? [] : this.log;
    const last = log.at(-1);
    this.log =
      last?.seq === seq
        ? [...log.slice(0, -1), { seq, events: [...last.events, ...events] }]
        : [...log, { seq, events }];
  }

  #after(view: View, event: GameEvent): View {
    const moved = moveCards(hushed(view), event);
    return this.play?.advance?.(moved, event) ?? moved;
  }

  #goAway(): void {
    this.#gone ??= { since: Date.now(), seq: this.seq };
  }

  /** Somebody looks at the connected page again. */
  #comeBack(): void {
    const gone = this.#gone;
    if (!gone || document.hidden) return;
    this.#gone = undefined;
    const first = this.log.find((part) => part.seq > gone.seq)?.seq;
    if (first !== undefined && Date.now() - gone.since >= A_WHILE) {
      this.newFrom = first;
      this.hasNews = true;
    }
    this.#reach(this.seq);
  }

  #onOther(message: PeopleMessage | ThinkingMessage): void {
    if (message.type === 'thinking') this.thinking = message.seats;
    else {
      this.here = message.here;
      this.watchers = message.watchers;
      this.away.hear(message.away);
    }
  }

  #onDrained(): void {
    this.isCaughtUp = true;
    this.scene = [];
    const isAsked = this.view?.acts.some((act) => !this.play?.unasked?.(act)) ?? false;
    if (isAsked) {
      this.#waitsSince = undefined;
      this.#hurries = false;
    }
    if (isAsked && !this.#wasAsked) playSound('turn');
    this.#wasAsked = isAsked;
  }

  /** Everything up to this entry is shown. */
  #reach(seq: number): void {
    this.seq = seq;
    if (document.hidden) return;
    markSeen(this.#shelf, this.code, seq);
    markSeen(this.#shelf, this.code, Date.now(), TIME_KEY);
  }
}
