// What a game's folder provides besides its Table.svelte: the few things that texts alone cannot express.
import type { Component } from 'svelte';
import type { Icon } from '../design/model';
import type { Args } from '../i18n/fluent';
import type {
  Act,
  Asked,
  ForeseenMessage,
  GameEvent,
  LogPart,
  PointedCard,
  SeenCard,
  View,
} from '../net/protocol';
import type { Sound } from '../sound';
import type { Desk } from './desk.svelte';

/** A text by its key: looked up in the game's own texts, then in the shared ones. */
export interface Line {
  readonly key: string;
  readonly args?: Args;
  /** Arguments that are the names of seats. */
  readonly people?: Readonly<Record<string, number>>;
  /** Arguments that are texts themselves, such as a card's name, by their keys. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** The functions with which a story is told. */
export interface Teller {
  readonly say: (key: string, args?: Args) => string;
  readonly name: (seat: number) => string;
  readonly card: (card: string) => string;
}

export interface GamePlay {
  /** The cards in my hand, in order. */
  readonly hand: (view: View) => readonly SeenCard[];
  /** What an event changes on the table besides moving cards. */
  readonly advance?: (view: View, event: GameEvent) => View;
  /** How long to pause after these events, in ms, at the normal pace. */
  readonly hold?: (events: readonly GameEvent[], isLast: boolean, viewer: number | null) => number;
  readonly sound?: (event: GameEvent, viewer: number | null) => Sound | undefined;
  /** The table shows the end itself and then opens the story; otherwise the story opens at once. */
  readonly tellsTheEnd?: boolean;
  /** Kinds of events that are headings of the chronicle, such as turns; by default rounds are. */
  readonly headings?: ReadonlySet<string>;
  /**
   * Whether an effect that begins with an event did nothing, by what happened after it; the chronicle then says so.
   * `asks`: of an answer that is only considered, the question that would follow these events.
   */
  readonly didNothing?: (begun: GameEvent, after: readonly GameEvent[], asks?: string) => boolean;
  /** The finished game in a few lines. */
  readonly story?: (log: readonly LogPart[], view: View, tell: Teller) => readonly string[];
  /** The text of the largest change of the standing, for the story; see `story.ts` for its arguments. */
  readonly swing?: string;
  /**
   * What a way to play a card, or an answer without a card, would do, in a few words; by default the hint of its
   * text. An empty list: the table shows it. `counts`: whether the table counts for people.
   */
  readonly wayHint?: (
    view: View,
    act: Act,
    foreseen: ForeseenMessage | undefined,
    counts: boolean,
  ) => readonly Line[] | undefined;
  /** A warning on the upper edge of a card in my hand, by what can be done with it. */
  readonly tag?: (view: View, act: Act) => Line | undefined;
  /** Signs on the edge of a card in my hand: what using it costs. */
  readonly marks?: (card: string) => readonly { readonly icon: Icon; readonly line: Line }[];
  /** An answer that confirms what is proposed: its button is gold. */
  readonly confirms?: (act: Act) => boolean;
  /** An answer that gives something up: listed last, and gold only if nothing else is left. */
  readonly yields?: (act: Act) => boolean;
  /**
   * The label of the gold button when only one act is left for what I have picked up; gets `card`, `place` and
   * `name`.
   */
  readonly pickLabel?: (act: Act) => Line | undefined;
  /**
   * If everybody acts at once: identifies my question, so that a card I have picked up stays picked up when others
   * act.
   */
  readonly question?: (view: View) => string | undefined;
  /** The sentence under a question, if the game can say more than the hint of its text. */
  readonly askHint?: (view: View, asked: Asked) => Line | undefined;
  /** What will happen to the picked card, if only one act is possible; by default the hint of the question. */
  readonly pickHint?: (
    view: View,
    act: Act,
    foreseen: ForeseenMessage | undefined,
  ) => readonly Line[] | undefined;
  /** The game itself shows what an answer would lead to; otherwise the prompt says it in the words of the chronicle. */
  readonly tellsForesight?: boolean;
  /** An answer without a card or place whose result can be seen before it is given: the first click only chooses it. */
  readonly weighs?: (act: Act) => boolean;
  /**
   * An answer given by pointing at something on the table: the first click chooses it, and only then the prompt
   * offers it, with the label from `pickLabel`.
   */
  readonly pointed?: (act: Act) => boolean;
  /** An act that is possible without being asked: the table offers it itself, prompt and cards ignore it. */
  readonly unasked?: (act: Act) => boolean;
  /**
   * What the prompt tells of a step while others act, from its events that have been shown; by default the last
   * sentence of the chronicle.
   */
  readonly narrate?: (view: View, events: readonly GameEvent[]) => Line | undefined;
  /** Why nothing can be done at this place now with the picked card; by default a general reason. */
  readonly whyNotPlace?: (view: View, place: number, picked: PointedCard | undefined) => Line | undefined;
  /** Card texts are long: if the picked card can be read elsewhere, the prompt shows only its gist. */
  readonly briefly?: boolean;
  /** What happens after the card's own text has been resolved. */
  readonly consequence?: (view: View, card: string) => Line | undefined;
  readonly wayIcon?: (word: string) => Icon | undefined;
  /** The number that the text of an answer needs if the act itself has none. */
  readonly numberOf?: (view: View, act: Act) => number | undefined;
  /** The line under a card's name. */
  readonly type?: (card: string) => readonly Line[];
  /** After the end: why a card counted what it did, in sentences. */
  readonly whyCounted?: (view: View, card: string, tell: Pick<Teller, 'say'>) => readonly string[];
  /** A few facts for the bar, the most important first. */
  readonly facts?: (view: View) => readonly Line[];
}

export type GameTable = Component<{ desk: Desk }>;
