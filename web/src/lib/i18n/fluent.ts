// Turns Fluent sources into sentences. Pure: knows neither the page nor the settings.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['pl', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (text: unknown): text is Language => LANGUAGES.some((one) => one === text);

export type Args = Record<string, string | number>;
export type Translate = (key: string, args?: Args) => string;

/**
 * Polish typography leaves no single letter at the end of a line: a non-breaking space ties "i", "w", "z" to the
 * next word.
 */
export const tieLonelyLetters = (text: string): string =>
  text.replace(/(?<=^|[\s(„])([aiouwz]) (?=\S)/gi, '$1\u00a0');

/** The messages of one language. Later sources may not repeat a key of earlier ones. */
export function makeBundle(language: Language, sources: readonly string[]): FluentBundle {
  // No Unicode isolation marks: both languages run left to right, and the marks would end up in copied text and in
  // tests.
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    ...(language === 'pl' && { transform: tieLonelyLetters }),
  });
  for (const source of sources) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }
  return bundle;
}

/** The keys of the messages in a source, in order. */
export const messagesOf = (source: string): string[] =>
  new FluentResource(source).body.map((message) => message.id);

/**
 * The text of `key`, or of its attribute `key.attribute`; undefined if there is none. Errors in a text (such as a
 * missing argument) go to `complain`, and the text is returned as far as possible.
 */
export function lookUp(
  bundle: FluentBundle,
  key: string,
  args: Args | undefined,
  complain: (message: string) => void,
): string | undefined {
  const [id = '', attribute] = key.split('.');
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === undefined || pattern === null) return undefined;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args as Record<string, FluentVariable> | undefined, errors);
  for (const error of errors) complain(`${bundle.locales[0]} "${key}": ${error.message}`);
  return text;
}

const OPEN = '\ue000';
const CLOSE = '\ue001';

/** A placeholder inside a sentence for something that is not text, such as a card's chip. */
export const slot = (name: string): string => OPEN + name + CLOSE;

/** A sentence split at its slots: texts unchanged, slots by name. */
export type Part = { readonly text: string } | { readonly slot: string };

export function cutAtSlots(sentence: string): Part[] {
  const parts: Part[] = [];
  for (const piece of sentence.split(OPEN)) {
    const end = piece.indexOf(CLOSE);
    if (end >= 0) parts.push({ slot: piece.slice(0, end) });
    const text = end >= 0 ? piece.slice(end + 1) : piece;
    if (text) parts.push({ text });
  }
  return parts;
}
