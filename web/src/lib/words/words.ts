// What the engine says in keys and numbers, said in sentences: the browser's twin of src/pentakl/words.py, with the same
// arguments, so that the terminal and the browser say the same. It knows the shapes of the wire and no game.
import { plain } from '../design/fit';
import { slot, type Args } from '../i18n/fluent';
import type { Act, Asked, GameEvent, Outcome } from '../net/protocol';
import { fold } from './fold';

/** Where sentences come from: undefined where there is none under that key. */
export type LookUp = (key: string, args?: Args) => string | undefined;

/** A sentence with slots for people and cards, and what stands in them. */
export interface Told {
  readonly sentence: string;
  readonly people: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, string>>;
}

/** The game's own text where it has one, else the shell's: the same order as in src/pentakl/words.py. */
export const gameFirst =
  (game: LookUp, shell: LookUp): LookUp =>
  (key, args) =>
    game(key, args) ?? shell(key, args);

const yesOrNo = (truth: boolean): string => (truth ? 'yes' : 'no');

export class Words {
  constructor(private readonly lookUp: LookUp) {}

  /** The sentence of a message or of `message.attribute`; the key itself, loudly, where there is none. */
  say(key: string, args?: Args): string {
    const text = this.lookUp(key, args);
    if (text !== undefined) return text;
    console.error(`no text "${key}"`);
    return key;
  }

  /** The name of a card, without the soft hyphens that only narrow faces need. */
  card(card: string): string {
    return plain(this.say(`card-${card}`));
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

  /** The question: in the words of the card that asks, where it has its own. */
  ask(asked: Asked): string {
    const source = asked.source;
    const card = source ? this.card(source.card) : '';
    const own = source && this.lookUp(`card-${source.card}.ask-${asked.prompt}`, { card });
    return own ?? this.say(`ask-${asked.prompt}`, { card });
  }

  /** One sentence on what the answer will lead to. */
  hint(asked: Asked): string {
    return this.say(`ask-${asked.prompt}.hint`, { card: asked.source ? this.card(asked.source.card) : '' });
  }

  act(act: Act, names: readonly string[]): string {
    return this.say(`act-${act.word}`, this.#ofAct(act, names));
  }

  /** What the answer means, in a few words; `facts` are what is printed on its card. */
  actHint(act: Act, names: readonly string[], facts: Args): string {
    return this.say(`act-${act.word}.hint`, { ...this.#ofAct(act, names), ...facts });
  }

  /** The short name of a way to play a card. */
  way(act: Act): string {
    return this.lookUp(`act-${act.word}.way`) ?? this.say(`act-${act.word}`, this.#ofAct(act, []));
  }

  #ofAct(act: Act, names: readonly string[]): Args {
    return {
      card: act.card === undefined ? '' : this.card(act.card),
      seat: act.seat === undefined ? '' : (names[act.seat] ?? ''),
      number: act.number ?? 0,
    };
  }

  // --- what happened

  /** The events, as the viewer may see them, in sentences; equal moves in a row become one sentence. */
  tell(events: readonly GameEvent[], viewer: number | null): Told[] {
    return fold(events).map((event) => this.#tellOne(event, viewer));
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
    return { sentence: plain(this.say(`event-${event.kind}`, args)), people, cards };
  }

  /** How the game ended: told to one of its players, or to a spectator. */
  outcome(outcome: Outcome, names: readonly string[], viewer: number | null): string {
    const { winners, reason } = outcome;
    const how = !winners.length
      ? '.draw'
      : viewer === null
        ? ''
        : winners.includes(viewer)
          ? '.won'
          : '.lost';
    const args = { winners: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length };
    return plain(this.say(`outcome-${reason}${how}`, args));
  }
}
