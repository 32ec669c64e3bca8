// What a game's folder brings for its rules, in `rules/rulebook.ts`: which section explains which question, the pictures
// of the sections, and the groups in which its cards are listed. The sections themselves are the engine's texts
// `howto-<number>`; captions and `group-<key>` with its .about are in `rules/text`. Knows no game.
import type { Component } from 'svelte';
import { describeCard, rulingsOf, type GameCards } from '../describe';
import { plain } from '../design/fit';
import type { CardModel, Icon } from '../design/model';
import type { Translate } from '../i18n/fluent';
import type { Asked, CardFacts } from '../net/protocol';
import { find, folded, type Named } from '../search';

/** The parts of a card to which a picture can point. */
export type CardPart = 'value' | 'glyph' | 'name' | 'type' | 'text';

export interface TokenLook {
  readonly shape: 'dome' | 'shield' | 'ring' | 'lozenge';
  readonly text?: string;
  readonly icon?: Icon;
}

/** A card in a picture. `tag`, `note` and `stamp` are keys of its texts. */
export interface CardShown {
  readonly card: string;
  /** It shows its back. */
  readonly faceDown?: boolean;
  readonly lit?: boolean;
  readonly tokens?: readonly TokenLook[];
  readonly tag?: string;
  readonly note?: string;
  /** It has no effect: the word on its band, and the reason. */
  readonly stamp?: readonly [word: string, reason: string];
}

/** How a card is read: its parts, each with its meaning, the text `<caption>.<part>`. */
export interface Reading {
  readonly kind: 'reading';
  readonly caption: string;
  readonly card: string;
  readonly parts: readonly CardPart[];
}

/** Cards side by side, with signs such as an arrow between them. */
export interface Row {
  readonly kind: 'row';
  readonly caption: string;
  readonly shows: readonly (CardShown | string)[];
}

/** Cards that lie on the cells of a board; a line of them may be marked. */
export interface Field {
  readonly kind: 'field';
  readonly caption: string;
  /** Rows of cells from the top; null is an empty cell. */
  readonly rows: readonly (readonly (string | null)[])[];
  /** The marked cells, as row and column from 0. */
  readonly line?: readonly (readonly [row: number, column: number])[];
}

/** A picture that the game draws by itself. */
export interface Drawn {
  readonly kind: 'drawn';
  readonly caption: string;
  readonly draws: () => Promise<{ default: Component<{ cards: GameCards }> }>;
}

export type Figure = Reading | Row | Field | Drawn;

/** Something besides the cards that can be looked up. */
export interface OtherEntry {
  readonly group: string;
  readonly model: CardModel;
  readonly rulings: readonly string[];
}

export interface Rulebook {
  /** For every question of the game the number of the section that explains it. */
  readonly questions: Readonly<Record<string, number>>;
  /** The section for a card that asks, whatever it asks. */
  readonly askedBy?: (printed: CardFacts) => number | undefined;
  /** The pictures of the sections, by their numbers. */
  readonly figures: Readonly<Record<number, readonly Figure[]>>;
  /** The groups in which everything is listed, in order. */
  readonly groups: readonly string[];
  readonly groupOf: (printed: CardFacts) => string;
  /** What is listed besides the cards; `say` says the game's own texts of the rules. */
  readonly others?: (cards: GameCards, say: Translate) => readonly OtherEntry[];
}

/** The number of the section behind a question; the first one if nothing is asked. */
export function sectionOf(
  { questions, askedBy }: Pick<Rulebook, 'questions' | 'askedBy'>,
  facts: GameCards['facts'],
  asked: Pick<Asked, 'prompt' | 'source'> | undefined,
): number {
  const printed = asked?.source && facts.cards[asked.source.card];
  return (printed && askedBy?.(printed)) ?? questions[asked?.prompt ?? ''] ?? 1;
}

/** Everything that can be looked up. `key` is its message, by which it is found in every language. */
export interface Entry {
  readonly key: string;
  readonly model: CardModel;
  readonly rulings: readonly string[];
  /** How many of it there are, if there are several. */
  readonly copies: number;
}

export interface Group {
  readonly key: string;
  readonly entries: readonly Entry[];
}

/** Everything of a game in its groups. `typeOf` gives the line under a card's name, `say` the texts of the rulebook. */
export function listAll(
  book: Pick<Rulebook, 'groups' | 'groupOf' | 'others'>,
  cards: GameCards,
  typeOf: (card: string) => string,
  say: Translate,
): Group[] {
  const listed = new Map<string, Entry[]>(book.groups.map((key) => [key, []]));
  const add = (group: string, entry: Entry): void => {
    const entries = listed.get(group);
    if (!entries) throw new Error(`${cards.look.identity.game} has no group "${group}"`);
    entries.push(entry);
  };
  for (const [id, printed] of Object.entries(cards.facts.cards))
    add(book.groupOf(printed), {
      key: `card-${id}`,
      model: describeCard(cards, id, typeOf(id)),
      rulings: rulingsOf(cards.texts, id),
      copies: Number(printed.copies ?? 1),
    });
  for (const { group, model, rulings } of book.others?.(cards, say) ?? [])
    add(group, { key: model.id, model, rulings, copies: 1 });
  return [...listed].map(([key, entries]) => ({ key, entries }));
}

/** The entries that fit what was typed: by their names in any language, the best first, then by the rest of their words. */
export function search(groups: readonly Group[], spellings: readonly Named[], text: string): Entry[] {
  const wanted = folded(text);
  if (!wanted) return [];
  const all = groups.flatMap(({ entries }) => entries);
  const others = new Map(spellings.map(({ id, names }) => [id, names]));
  const named = find(
    all.map(({ key, model }) => ({ id: key, names: [plain(model.name), ...(others.get(key) ?? [])] })),
    text,
  );
  const byKey = new Map(all.map((entry) => [entry.key, entry]));
  const rest = all.filter(
    ({ key, model }) =>
      !named.includes(key) && folded(`${model.type} ${model.gist} ${model.text}`).includes(wanted),
  );
  return [...named.flatMap((key) => byKey.get(key) ?? []), ...rest];
}

/** Whether a passage contains what was typed. */
export const mentions = (passage: string, text: string): boolean => folded(passage).includes(folded(text));
