// Puts a card together from its look, from what is printed on it, and from its texts, and a game's glossary. The keys of the
// texts are the same in every game: `card-<id>` is the name, with the attributes .text and .gist, where needed .short, and
// .ruling-1, .ruling-2 and so on.
import { plain } from '$lib/design/fit';
import type { CardModel, Suit } from '$lib/design/model';
import type { GameTexts } from '$lib/i18n/texts.svelte';
import type { GameCards } from './cards';

/** The suit of a kind of card; undefined where there is no such card. */
export function suitOf({ look, facts }: Pick<GameCards, 'look' | 'facts'>, id: string): Suit | undefined {
  return look.suits[String(facts.cards[id]?.[look.suitFact])];
}

/** What stands on the seal of a kind of card. */
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

/** One kind of card in the language of the page. `type` is the line under the name. */
export function describeCard(cards: GameCards, id: string, type: string): CardModel {
  const { look, texts } = cards;
  const icon = look.cards[id];
  const suit = suitOf(cards, id);
  if (!icon || !suit) throw new Error(`${look.identity.game} has no card "${id}"`);
  return {
    game: look.identity,
    id,
    name: texts.t(`card-${id}`),
    short: texts.maybe(`card-${id}.short`),
    value: valueOf(cards, id),
    suit,
    icon,
    scale: icon.scale,
    type,
    gist: texts.t(`card-${id}.gist`),
    text: texts.t(`card-${id}.text`),
  };
}

/** What was decided where the printed text leaves a doubt. */
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

/** Whatever a game explains by an .about, options aside. Of two with the same name the later one explains it. */
export function glossaryOf(texts: GameTexts): Term[] {
  const found = new Map<string, string>();
  for (const key of texts.keys) {
    const chosen = key.startsWith('option-') || key.startsWith('preset-');
    const meaning = chosen ? undefined : texts.maybe(`${key}.about`);
    if (meaning !== undefined) found.set(plain(texts.t(key)), meaning);
  }
  return [...found].map(([name, meaning]) => ({ name, meaning }));
}
