// What a game's folder gives to the shell beside its Table.svelte: the few things that cannot be said by keys alone.
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

/** A sentence by its key: the game's own texts are asked first, then the shell's. */
export interface Line {
  readonly key: string;
  readonly args?: Args;
  /** Arguments that are the names of seats. */
  readonly people?: Readonly<Record<string, number>>;
  /** Arguments that are texts themselves, such as a card's name, by their keys. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** What a story is told with. */
export interface Teller {
  readonly say: (key: string, args?: Args) => string;
  readonly name: (seat: number) => string;
  readonly card: (card: string) => string;
}

export interface GamePlay {
  /** The cards in my hand, in their order. */
  readonly hand: (view: View) => readonly SeenCard[];
  /** What an event changes on the table beyond moving cards. */
  readonly advance?: (view: View, event: GameEvent) => View;
  /** How long to look at what has just happened, in ms, at the normal pace. */
  readonly hold?: (events: readonly GameEvent[], isLast: boolean, viewer: number | null) => number;
  readonly sound?: (event: GameEvent, viewer: number | null) => Sound | undefined;
  /** The table itself tells the end and then opens the story; without it the story opens at once. */
  readonly tellsTheEnd?: boolean;
  /** Kinds of events that are headings of the chronicle, such as turns; without it rounds are. */
  readonly headings?: ReadonlySet<string>;
  /** The finished game in a few lines. */
  readonly story?: (log: readonly LogPart[], view: View, tell: Teller) => readonly string[];
  /** What a way of playing a card or an answer without a card would do, in a few words; without it the texts' own hint. No
   * line at all: the table shows it. */
  readonly wayHint?: (
    view: View,
    act: Act,
    foreseen: ForeseenMessage | undefined,
  ) => readonly Line[] | undefined;
  /** A word on the upper edge of a card in my hand, by what can be done with it: a warning. */
  readonly tag?: (act: Act, foreseen: ForeseenMessage | undefined) => Line | undefined;
  /** Signs on the edge of a card in my hand: what using it costs. */
  readonly marks?: (card: string) => readonly { readonly icon: Icon; readonly line: Line }[];
  /** An answer that gives something up: it comes last, and is gold only when nothing else is left. */
  readonly yields?: (act: Act) => boolean;
  /** What the gold button says when one thing is left to do with what I have picked up; gets `card`, `place` and `name`. */
  readonly pickLabel?: (act: Act) => Line | undefined;
  /** While everybody acts at once: what a card in my fingers belongs to, so that the doings of others leave it there. */
  readonly question?: (view: View) => string | undefined;
  /** One sentence under a question, where the game's page knows more than the texts' own hint. */
  readonly askHint?: (view: View, asked: Asked) => Line | undefined;
  /** What becomes of the one card in my fingers, when only one thing can; without it the question's own hint. */
  readonly pickHint?: (
    view: View,
    act: Act,
    foreseen: ForeseenMessage | undefined,
  ) => readonly Line[] | undefined;
  /** The game shows by itself what an answer would lead to; without it the prompt says it in the chronicle's words. */
  readonly tellsForesight?: boolean;
  /** An answer without card or place whose outcome is looked at before it is given: the first click only chooses it. */
  readonly weighs?: (act: Act) => boolean;
  /** An answer that is given by pointing at what stands on the table: the first click chooses it, and only then does the
   * prompt offer it, under the game's `pickLabel`. */
  readonly pointed?: (act: Act) => boolean;
  /** What may be done although nothing asks for it: the table offers it by itself, prompt and cards take no notice. */
  readonly unasked?: (act: Act) => boolean;
  /** While things happen, the prompt says them one by one. */
  readonly narrates?: boolean;
  /** Why nothing can be done at this place now, with the card in my fingers; without it a general word. */
  readonly whyNotPlace?: (view: View, place: number, picked: PointedCard | undefined) => Line | undefined;
  /** Card texts are long: where the card in my fingers can be read elsewhere, the prompt says only its gist. */
  readonly briefly?: boolean;
  /** What follows when the card's own text has been carried out. */
  readonly consequence?: (view: View, card: string) => Line | undefined;
  readonly wayIcon?: (word: string) => Icon | undefined;
  /** The number that an answer needs in its words and the act does not carry. */
  readonly numberOf?: (view: View, act: Act) => number | undefined;
  /** The line under a card's name. */
  readonly type?: (card: string) => readonly Line[];
  /** A few facts for the bar, the most important first. */
  readonly facts?: (view: View) => readonly Line[];
}

export type GameTable = Component<{ desk: Desk }>;
