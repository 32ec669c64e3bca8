// Turns what the engine sends as keys and numbers into sentences. Mirrors src/pentakl/words.py with the same arguments,
// so that terminal and browser say the same. Knows the shapes of the messages and no game.
import { plain } from '../design/fit';
import { columnOf, rowOf } from '../grid';
import { cutAtSlots, slot, type Args } from '../i18n/fluent';
import { MINUS } from '../i18n/numbers';
import type { Act, Asked, GameEvent, Outcome } from '../net/protocol';
import { fold } from './fold';

/** Looks a text up; undefined if there is none with that key. */
export type LookUp = (key: string, args?: Args) => string | undefined;

/** A sentence with slots for people and cards, and what fills them. */
export interface Told {
  readonly sentence: string;
  readonly people: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, string>>;
}

/** The game's own text if it has one, else the shared text: the same order as in src/pentakl/words.py. */
export const gameFirst =
  (game: LookUp, shell: LookUp): LookUp =>
  (key, args) =>
    game(key, args) ?? shell(key, args);

const yesOrNo = (truth: boolean): string => (truth ? 'yes' : 'no');

export class Words {
  constructor(private readonly lookUp: LookUp) {}

  /** The text of `message` or `message.attribute`; logs an error and returns the key if there is none. */
  say(key: string, args?: Args): string {
    const text = this.lookUp(key, args);
    if (text !== undefined) return text;
    console.error(`no text "${key}"`);
    return key;
  }

  /** Like `say`, but undefined if there is no such text. */
  maybe(key: string, args?: Args): string | undefined {
    return this.lookUp(key, args);
  }

  /** The name of a card, without the soft hyphens for narrow faces. */
  card(card: string): string {
    return plain(this.say(`card-${card}`));
  }

  /** The name of a card; "face-down card" if it is not known. */
  cardOrBack({ card }: { readonly card?: string }): string {
    return card === undefined ? this.say('card-face-down') : this.card(card);
  }

  /** The name of a place: its own text, or row and column of a board (lib/grid.ts), or a number from 1. */
  place(place: number): string {
    return plain(this.lookUp(`place-${place}`) ?? this.#cell(place) ?? String(place + 1));
  }

  /** A cell by its row and column; undefined if the game's places are not cells. */
  #cell(place: number): string | undefined {
    const cell = this.lookUp('cell', { row: rowOf(place), column: columnOf(place) });
    // Fluent writes a negative number with a hyphen.
    return cell?.replace(/(?<!\w)-(?=\d)/g, MINUS);
  }

  /** A list of names: "Anna, Bartek and Celina". */
  list(names: readonly string[]): string {
    const [rest, last] = [names.slice(0, -1).join(', '), names.at(-1) ?? ''];
    return rest ? (this.lookUp('list-and', { rest, last }) ?? names.join(', ')) : last;
  }

  rulings(card: string): string[] {
    return this.#numbered((n) => this.lookUp(`card-${card}.ruling-${n}`));
  }

  howToPlay(): { title: string; text: string }[] {
    return this.#numbered((n) => this.lookUp(`howto-${n}`)).map((text, i) => ({
      title: this.say(`howto-${i + 1}.title`),
      text,
    }));
  }

  #numbered(nth: (n: number) => string | undefined): string[] {
    const all: string[] = [];
    for (let text = nth(1); text !== undefined; text = nth(all.length + 1)) all.push(text);
    return all;
  }

  // --- questions and answers

  /** The question; a card that asks may have its own wording for it. */
  ask(asked: Asked): string {
    const source = asked.source;
    const args = this.#ofAsked(asked);
    const own = source && this.lookUp(`card-${source.card}.ask-${asked.prompt}`, args);
    return own ?? this.say(`ask-${asked.prompt}`, args);
  }

  /** One sentence on what the answer decides. */
  hint(asked: Asked): string {
    return this.say(`ask-${asked.prompt}.hint`, this.#ofAsked(asked));
  }

  #ofAsked({ source, place }: Asked): Args {
    return {
      card: source ? this.card(source.card) : '',
      place: place === undefined ? '' : this.place(place),
    };
  }

  act(act: Act, names: readonly string[]): string {
    return this.say(`act-${act.word}`, this.#ofAct(act, names));
  }

  /** What the answer means, in a few words; `facts` are the printed facts of its card. */
  actHint(act: Act, names: readonly string[], facts: Args): string {
    return this.say(`act-${act.word}.hint`, { ...this.#ofAct(act, names), ...facts });
  }

  /** The short name of a way to play a card. */
  way(act: Act): string {
    return this.lookUp(`act-${act.word}.way`) ?? this.say(`act-${act.word}`, this.#ofAct(act, []));
  }

  #ofAct(act: Act, names: readonly string[]): Args {
    return {
      card: act.card === undefined && act.token === undefined ? '' : this.cardOrBack(act),
      seat: act.seat === undefined ? '' : (names[act.seat] ?? ''),
      place: act.place === undefined ? '' : this.place(act.place),
      number: act.number ?? 0,
    };
  }

  // --- what happened

  /** The events in sentences for one viewer; consecutive similar moves share a sentence. */
  tell(events: readonly GameEvent[], viewer: number | null): Told[] {
    return fold(events).map((event) => this.#tellOne(event, viewer));
  }

  /** A sentence as plain text, with names and cards in its slots. */
  plainly({ sentence, people, cards }: Told, names: readonly string[]): string {
    const filled = (name: string): string => {
      const card = cards[name];
      return card === undefined ? (names[people[name] ?? -1] ?? '') : this.card(card);
    };
    return cutAtSlots(sentence)
      .map((part) => ('text' in part ? part.text : filled(part.slot)))
      .join('');
  }

  #tellOne(event: GameEvent, viewer: number | null): Told {
    const people: Record<string, number> = {};
    const cards: Record<string, string> = {};
    const concerned: Record<string, number | undefined> = {
      seat: event.seat,
      other: event.other,
      owner: event.from?.seat,
      receiver: event.to?.seat,
    };
    const args: Args = {};
    for (const [role, index] of Object.entries(concerned)) {
      const named = index !== undefined && index >= 0;
      if (named) people[role] = index;
      args[role] = named ? slot(role) : '';
      args[role === 'seat' ? 'you' : `${role}you`] = yesOrNo(viewer !== null && index === viewer);
    }
    args.self = yesOrNo(
      Object.values(concerned).every((index) => index === undefined || index === event.seat),
    );
    const known = (event.cards ?? []).filter((card) => card !== null);
    known.forEach((card, i) => (cards[`card${i}`] = card.card));
    args.known = yesOrNo(known.length > 0);
    args.card = known.length ? slot('card0') : '';
    args.cards = known.map((_, i) => slot(`card${i}`)).join(', ');
    args.count = event.cards?.length ?? 0;
    args.number = event.number ?? 0;
    args.word = event.word === undefined ? '' : this.say(`word-${event.word}`);
    args.from = event.from?.zone ?? '';
    args.to = event.to?.zone ?? '';
    for (const [role, place] of [
      ['place', event.place],
      ['fromplace', event.from?.place],
      ['toplace', event.to?.place],
    ] as const)
      args[role] = place === undefined ? '' : this.place(place);
    return { sentence: plain(this.say(`event-${event.kind}`, args)), people, cards };
  }

  /** How the game ended, for one of its players or a spectator; uses the shared text if the game has none. */
  outcome({ winners, reason, lost }: Outcome, names: readonly string[], viewer: number | null): string {
    const how = lost
      ? '.everybody-lost'
      : !winners.length
        ? '.draw'
        : viewer === null
          ? ''
          : winners.includes(viewer)
            ? '.won'
            : '.lost';
    const args = { winners: this.list(winners.map((seat) => names[seat] ?? '')), count: winners.length };
    return plain(this.lookUp(`outcome-${reason}${how}`, args) ?? this.say(`outcome${how}`, args));
  }
}
