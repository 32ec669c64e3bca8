// The messages of docs/protocol.md as types: what the server sends and what a client may send. No logic.

/** A card that I know. */
export interface SeenCard {
  /** My own number for this card; a card that I have lost track of comes back under another number. */
  readonly token: number;
  readonly card: string;
}

/** A card as I see it; null is face down. */
export type MaybeCard = SeenCard | null;

/** A hand, or a pile from its bottom to its top. */
export interface Pile {
  readonly count: number;
  readonly cards: readonly MaybeCard[];
}

/** A card that can be pointed at; without `card` it is face down and I do not know it. */
export interface PointedCard {
  readonly token: number;
  readonly card?: string;
}

/** Where cards lie: a zone, its owner, and a place in it (0 is a place). */
export interface Where {
  readonly zone: string;
  readonly seat?: number;
  readonly place?: number;
}

export interface GameEvent {
  readonly kind: string;
  /** Who did it; -1 if nobody did. */
  readonly seat: number;
  readonly other?: number;
  readonly cards?: readonly MaybeCard[];
  readonly from?: Where;
  readonly to?: Where;
  /** A cell or a lane; 0 is a place. */
  readonly place?: number;
  /** Also missing if I may not know it; so is the word. */
  readonly number?: number;
  readonly word?: string;
}

export interface Asked {
  readonly seat: number;
  readonly prompt: string;
  readonly source?: SeenCard;
  /** The place from which the question comes. */
  readonly place?: number;
  /** The time limit of this question in seconds; the time left is in the message's `clock`. */
  readonly seconds?: number;
  readonly answered?: boolean;
  /** My own answer, if I may still change or confirm it. */
  readonly answer?: Act;
}

export interface Act {
  readonly action: number;
  readonly text: string;
  readonly word: string;
  /** The card that will actually be used. Without `card` it is a face-down card. */
  readonly token?: number;
  /** All equal cards that this act stands for; present whenever `token` is. */
  readonly tokens?: readonly number[];
  /** The kind of the card `token`; without `token` the act names a kind of card. */
  readonly card?: string;
  readonly seat?: number;
  readonly place?: number;
  readonly number?: number;
}

export interface Outcome {
  /** All seats of the winning side. */
  readonly winners: readonly number[];
  readonly reason: string;
  readonly points: readonly number[];
  /** Everybody has lost, which is not a draw. */
  readonly lost?: boolean;
}

/** What I may see of a game; `table` belongs to the game. */
export interface View<Table = unknown> {
  readonly game: string;
  readonly seats: number;
  readonly seat: number | null;
  readonly settings: Readonly<Record<string, string>>;
  readonly table: Table;
  readonly asked: readonly Asked[];
  readonly acts: readonly Act[];
  readonly match: { readonly wins: readonly number[]; readonly played: readonly Outcome[] };
  readonly outcome: Outcome | null;
}

export interface Chair {
  readonly kind: 'empty' | 'human' | 'bot';
  readonly name: string;
  readonly bot?: string;
  /** The bot plays for the person of this name, who is away. */
  readonly stands_in?: boolean;
  /** The person's number at this table, as used by the chat. */
  readonly guest?: number;
  /** I have left this chair and may come back. */
  readonly yours?: boolean;
}

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const UNDO_MODES = ['free', 'ask', 'off'] as const;
export type UndoMode = (typeof UNDO_MODES)[number];

/** A step of a lesson that has come up. */
export interface LessonStep {
  readonly key: string;
  /** What it is about: anchors of the table, `card <kind>`, `seat <number>` or `prompt`; the first one on the page counts. */
  readonly points_at: readonly string[];
  /** The text of the suggested act. */
  readonly suggest?: string;
}

/** A change of the standing of all seats, by one action or by those that belong together. */
export interface Swing {
  readonly game: number;
  /** 0 in a game without rounds. */
  readonly round: number;
  /** Whose own standing changed most. */
  readonly seat: number;
  /** The kind of card that made the difference. */
  readonly card: string | null;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

export interface Sitting {
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: 'waiting' | 'playing' | 'over';
  readonly round: number;
  readonly public: boolean;
  readonly undo: UndoMode;
  readonly pace: Pace;
  /** The time for each decision; null without a limit. */
  readonly seconds: number | null;
  /** The table counts for its people, and shows what an answer would lead to. */
  readonly help: boolean;
  /** People may take hints even if other people play. */
  readonly hints: boolean;
  /** I may take hints in this game. */
  readonly may_hint: boolean;
  readonly chairs: readonly Chair[];
  readonly seat: number | null;
  readonly host: boolean;
  readonly may_undo: boolean;
  readonly undo_asked: { readonly seat: number; readonly agreed: readonly number[] } | null;
  readonly ready: readonly number[];
  readonly may_resign: boolean;
  /** Seats that would resign if the people on their side agree. */
  readonly resigning: readonly number[];
  /** For the learner during a lesson: how many steps it has, and which of them have come up so far. */
  readonly lesson: { readonly steps: number; readonly due: readonly LessonStep[] } | null;
  readonly seed_hash: string | null;
  readonly seed: string | null;
  /** After the end: the largest change of the standing. */
  readonly swing: Swing | null;
  /** How a game ended that the current rules cannot replay, so that it has no view; null otherwise. */
  readonly ended: Ended | null;
}

/** What is stored about a finished game; every field is null if an older version stored nothing. */
export interface Ended {
  readonly outcome: Outcome | null;
  readonly match: View['match'] | null;
  readonly rules_version: number | null;
}

export interface LogPart {
  readonly seq: number;
  readonly events: readonly GameEvent[];
}

/** A chat message, or the notice that the host has silenced somebody or lets them speak again. */
export interface ChatMessage {
  readonly seq: number;
  /** The speaker's number at this table; names and seats may change, it does not. */
  readonly guest: number;
  /** The speaker's name at that moment. */
  readonly name: string;
  readonly text?: string;
  /** The key of a ready-made phrase, shown in the reader's language. */
  readonly phrase?: string;
  readonly silenced?: boolean;
}

export interface ChatState {
  readonly messages: readonly ChatMessage[];
  /** The guests whom the host has silenced. */
  readonly silenced: readonly number[];
}

export interface TableMessage {
  readonly type: 'table';
  readonly seq: number;
  readonly sitting: Sitting;
  readonly view: View | null;
  readonly log: readonly LogPart[];
  /** The latest messages after `since`. */
  readonly chat: ChatState;
  readonly since: number;
  readonly code: string;
  /** The seconds left on the running clock; null if none runs. */
  readonly clock: number | null;
  readonly decide: Deciding;
}

export interface StepMessage {
  readonly type: 'step';
  readonly seq: number;
  readonly entry: {
    readonly do: string;
    readonly seat?: number;
    /** The entry that this one undoes. */
    readonly takes_back?: number;
  };
  readonly events: readonly GameEvent[];
  readonly view: View | null;
  readonly sitting: Sitting;
  readonly clock: number | null;
  readonly decide: Deciding;
}

/** At a table with a time for each decision: the seconds that the person of each chair has left. */
export type Deciding = readonly (number | null)[] | null;

/** An entry of the log that changes nothing on the table. */
export interface SaidMessage {
  readonly type: 'said';
  readonly seq: number;
  readonly message: ChatMessage;
  readonly silenced: readonly number[];
}

export interface PeopleMessage {
  readonly type: 'people';
  readonly here: readonly boolean[];
  readonly watchers: number;
  /** For each chair of a person who is not here: for how many seconds already, and in how many a bot may stand in. */
  readonly away: readonly ({ readonly seconds: number; readonly bot_in: number } | null)[];
}

export interface ThinkingMessage {
  readonly type: 'thinking';
  readonly seats: readonly number[];
}

/** What an answer would lead to, as far as I can know. Nothing has been done. */
export interface ForeseenMessage {
  readonly type: 'foreseen';
  readonly id: string;
  readonly seq: number;
  readonly action: number | string;
  readonly events: readonly GameEvent[];
  /**
   * Why the preview ends here: a question follows, chance decides, something is hidden, others answer secretly, or
   * the game ends.
   */
  readonly stopped: 'asks' | 'chance' | 'hidden' | 'answers' | 'over';
  /** The question that follows. */
  readonly prompt?: string;
  /** Who is asked next. */
  readonly seat?: number;
  /** The game's own preview; its shape belongs to the game. */
  readonly preview?: unknown;
}

export interface OkMessage {
  readonly type: 'ok';
  readonly id: string;
  readonly seq: number;
}

export interface ErrorMessage {
  readonly type: 'error';
  readonly id?: string | null;
  readonly code: string;
  readonly message: string;
}

export type ServerMessage =
  | TableMessage
  | StepMessage
  | SaidMessage
  | PeopleMessage
  | ThinkingMessage
  | ForeseenMessage
  | OkMessage
  | ErrorMessage;

/** What a person may do at a table, without the id that the socket adds. */
export type Command =
  | { readonly do: 'act'; readonly action: number | string }
  | { readonly do: 'sit'; readonly seat: number }
  | { readonly do: 'stand' }
  | { readonly do: 'bot'; readonly seat: number; readonly bot: string }
  | { readonly do: 'stand-in'; readonly seat: number }
  | { readonly do: 'clear'; readonly seat: number }
  | { readonly do: 'start' }
  | { readonly do: 'undo' }
  | { readonly do: 'answer-undo'; readonly yes: boolean }
  | { readonly do: 'hurry' }
  | { readonly do: 'resign' }
  | { readonly do: 'play-on' }
  | { readonly do: 'rematch' }
  | { readonly do: 'pace'; readonly pace: Pace }
  | Speech
  | { readonly do: 'silence'; readonly seat: number; readonly yes: boolean };

/** Saying something: a text or a ready-made phrase. */
export type Speech =
  { readonly do: 'say'; readonly text: string } | { readonly do: 'say'; readonly phrase: string };

export interface OptionOffered {
  readonly name: string;
  readonly type: string;
  readonly default: string;
  readonly choices: readonly string[];
}

/** A named combination of options: a value for each of them. */
export interface Preset {
  readonly name: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Choices that cannot be combined, with this number of seats or with any. */
export interface RefusedChoices {
  readonly options: Readonly<Record<string, string>>;
  readonly seats?: number;
}

export interface GameOffered {
  readonly key: string;
  readonly seats: readonly [number, number];
  /** In the order of choosing: options that restrict others come first. */
  readonly options: readonly OptionOffered[];
  /** From a first game to the full game. */
  readonly presets: readonly Preset[];
  /** Every combination that contains none of these sets can be played. */
  readonly refused: readonly RefusedChoices[];
  /** The weakest first. */
  readonly bots: readonly string[];
}

/** What is printed on a kind of card besides its name and text. */
export type CardFacts = Readonly<Record<string, string | number>>;

/** Everything about a game that does not depend on a table. */
export interface GameFacts extends GameOffered {
  /** Every kind of card, in the engine's order. */
  readonly cards: Readonly<Record<string, CardFacts>>;
  /** Facts about the whole game, in the game's own shape. */
  readonly facts: Readonly<Record<string, unknown>>;
}

export interface TableListed {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: Sitting['phase'];
  readonly seats: readonly Pick<Chair, 'kind' | 'name'>[];
  readonly free: number;
  /** How many people have it open now. */
  readonly here: number;
  /** In seconds since 1970; `since` is the last change. */
  readonly opened: number;
  readonly since: number;
  readonly your_turn: boolean;
}

/** A table as anybody with its link may see it without joining. */
export interface TableShown {
  readonly code: string;
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  readonly phase: Sitting['phase'];
  /** How many games or matches were started; the following fields are about the last one. */
  readonly round: number;
  readonly seats: readonly Pick<Chair, 'kind' | 'name'>[];
  readonly match: View['match'] | null;
  readonly outcome: Outcome | null;
}

export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly public: boolean;
  readonly undo: UndoMode;
  readonly bots: readonly string[];
  readonly pace?: Pace;
  readonly seconds?: number;
  readonly help?: boolean;
  readonly hints?: boolean;
  readonly name?: string;
  readonly start?: boolean;
}

/** Why the first of the hinted answers is the best: the text `hint-<key>`, with numbers for it and for the next one. */
export interface HintReason {
  readonly key: string;
  readonly best: number;
  readonly next: number;
}

/** The best answers to my question, the best first, with their chances of winning from 0 to 1. */
export interface Hint {
  readonly seq: number;
  readonly answers: readonly { readonly action: number; readonly chance: number; readonly share: number }[];
  readonly why: HintReason;
}

/** What the viewer of a replay saw after one entry of the log. */
export interface Moment {
  /** The number of the entry. */
  readonly seq: number;
  readonly do: string;
  /** Who did it, if the viewer may know. */
  readonly seat?: number;
  /** The text of the act, if the viewer may know it. */
  readonly action?: string;
  readonly events: readonly GameEvent[];
  readonly view: View;
  /** Only if it has changed since the moment before. */
  readonly sitting?: Sitting;
}

/** A game of a table, as one viewer saw it. */
export interface ReplayedGame {
  /** Which game of the table, from 1. */
  readonly round: number;
  readonly is_over: boolean;
  /** From where it is seen; null: as a spectator. */
  readonly seat: number | null;
  /** Where I sat in that game; null if I did not play. */
  readonly own: number | null;
  /** With all cards face up. */
  readonly open: boolean;
  readonly moments: readonly Moment[];
}

/** A decision of a seat, judged by what the seat knew then. Chances run from 0 to 1. */
export interface AnalysedDecision {
  /** The number of the entry with the answer. */
  readonly seq: number;
  /** The text of the act. */
  readonly action: string;
  readonly is_judged?: boolean;
  /** With the best answer; missing until it is judged, and if that failed. */
  readonly before?: number;
  /** With the answer that was given. */
  readonly after?: number;
  /** The text of a clearly better act. */
  readonly better?: string;
}

export interface TurningPoint {
  /** The decision itself, a mistake, or what came after it, a swing. */
  readonly seq: number;
  readonly kind: 'mistake' | 'swing';
  readonly change: number;
}

/** An analysis, as far as it has been computed. */
export interface Analysis {
  readonly round: number;
  readonly seat: number;
  readonly is_complete: boolean;
  /** How the game ended for the seat: 1 won, 0 lost; null until the game was replayed, as the decisions. */
  readonly result: number | null;
  readonly decisions: readonly AnalysedDecision[] | null;
  readonly turning_points: readonly TurningPoint[];
}

/** Which game of a table, seen from where (-1: as a spectator; by default from my own seat), and whether with all cards face up. */
export interface ReplayWish {
  readonly round?: number;
  readonly seat?: number;
  readonly open?: boolean;
}
