// Builds the model of a card from its look, its printed facts and its texts; also rulings and a game's glossary. Every game
// uses the same keys: `card-<id>` is the name, with the attributes .text and .gist, optionally .short, .ruling-1, .ruling-2 ...
import { plain } from './design/fit';
import { iconOf } from './design/icons.svelte';
import type { CardModel, GameLook, Suit } from './design/model';
import type { GameTexts } from './i18n/texts.svelte';
import type { GameFacts } from './net/protocol';

/** What is needed to draw the cards of a game. */
export interface GameCards {
  readonly look: GameLook;
  readonly facts: GameFacts;
  readonly texts: GameTexts;
}

/** The suit of a kind of card; undefined if there is no such card. */
export function suitOf({ look, facts }: Pick<GameCards, 'look' | 'facts'>, id: string): Suit | undefined {
  return look.suits[String(facts.cards[id]?.[look.suitFact])];
}

/** What is printed on the seal of a kind of card. */
export function valueOf(
  { look, facts }: Pick<GameCards, 'look' | 'facts'>,
  id: string,
): number | string | undefined {
  const printed = facts.cards[id] ?? {};
  return [look.valueFact]
    .flat()
    .map((fact) => printed[fact])
    .find((value) => value !== undefined);
}

/** One kind of card in the language of the page; `type` is the line under its name. */
export function describeCard(cards: GameCards, id: string, type: string): CardModel {
  const { look, texts } = cards;
  const suit = suitOf(cards, id);
  if (!suit) throw new Error(`${look.identity.game} has no card "${id}"`);
  return {
    game: look.identity,
    id,
    name: texts.t(`card-${id}`),
    short: texts.maybe(`card-${id}.short`),
    value: valueOf(cards, id),
    suit,
    // Read when the card is drawn: it may have to be loaded first.
    get icon() {
      return iconOf(look, suit.key, id);
    },
    get scale() {
      return iconOf(look, suit.key, id).scale;
    },
    type,
    gist: texts.t(`card-${id}.gist`),
    text: texts.t(`card-${id}.text`),
  };
}

/** The rulings on a card, in order. */
export function rulingsOf(texts: GameTexts, id: string): string[] {
  const rulings: string[] = [];
  for (let n = 1; ; n++) {
    const ruling = texts.maybe(`card-${id}.ruling-${n}`);
    if (ruling === undefined) return rulings;
    rulings.push(ruling);
  }
}

export interface Term {
  readonly name: string;
  readonly meaning: string;
}

/** All terms that a game explains by an .about, except options; of two with the same name the later one counts. */
export function glossaryOf(texts: GameTexts): Term[] {
  const found = new Map<string, string>();
  for (const key of texts.keys) {
    const chosen = key.startsWith('option-') || key.startsWith('preset-');
    const meaning = chosen ? undefined : texts.maybe(`${key}.about`);
    if (meaning !== undefined) found.set(plain(texts.t(key)), meaning);
  }
  return [...found].map(([name, meaning]) => ({ name, meaning }));
}
