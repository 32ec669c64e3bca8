// The texts of the page, in the language of the settings: when the setting changes, every text changes as soon as the other
// language is loaded. Only the current language is fetched: the shared texts before the page is shown, a game's
// texts, which are the engine's own files, with its table.
import type { FluentBundle } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import {
  isLanguage,
  lookUp,
  makeBundle,
  messagesOf,
  type Args,
  type Language,
  type Translate,
} from './fluent';

/** Fetches the sources in one language. */
type Fetch = (language: Language) => Promise<readonly string[]>;

const SHELL: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  pl: () => import('texts:pl'),
  en: () => import('texts:en'),
};
const games = import.meta.glob<string>('../../../../src/pentakl/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** `.../text/pl.ftl` is Polish. */
function languageOf(path: string): Language {
  const name = /([\w-]+)\.ftl$/.exec(path)?.[1];
  if (!isLanguage(name)) throw new Error(`no language in the name of ${path}`);
  return name;
}

export interface GameTexts {
  readonly t: Translate;
  /** Like `t`, but undefined if the game has no such text: short names and rulings are optional. */
  readonly maybe: (key: string, args?: Args) => string | undefined;
  /** The keys of all messages, in the order of the file. */
  readonly keys: readonly string[];
}

interface Edition {
  readonly bundle: FluentBundle;
  readonly keys: readonly string[];
}

/** The same texts in every language that was loaded. */
class Library implements GameTexts {
  #editions: Partial<Record<Language, Edition>> = $state.raw({});
  readonly #fetch: Fetch;
  readonly #asked: Partial<Record<Language, Promise<void>>> = {};

  constructor(fetch: Fetch) {
    this.#fetch = fetch;
  }

  load(language: Language): Promise<void> {
    return (this.#asked[language] ??= this.#fetch(language).then(
      (sources) => this.add(language, sources),
      (error: unknown) => {
        // A failed request is not cached: the next call tries again.
        this.#asked[language] = undefined;
        throw error;
      },
    ));
  }

  add(language: Language, sources: readonly string[]): void {
    const edition = { bundle: makeBundle(language, sources), keys: sources.flatMap(messagesOf) };
    this.#editions = { ...this.#editions, [language]: edition };
  }

  /** In the language of the settings; in the other one until that is loaded. */
  get #edition(): Edition {
    const spoken = this.#editions[settings.language] ?? this.#editions.pl ?? this.#editions.en;
    if (!spoken) throw new Error('texts are read before they are loaded');
    return spoken;
  }

  get keys(): readonly string[] {
    return this.#edition.keys;
  }

  readonly maybe = (key: string, args?: Args): string | undefined =>
    lookUp(this.#edition.bundle, key, args, console.error);

  readonly t: Translate = (key, args) => {
    const text = this.maybe(key, args);
    if (text === undefined) {
      console.error(`no text "${key}" in ${settings.language}`);
      return key;
    }
    return text;
  };
}

const shared = new Library(async (language) => (await SHELL[language]()).default);
const inUse: Library[] = [shared];

/** Loads everything that is shown in the language of the settings. Call it inside an effect, and before the first text. */
export async function speak(): Promise<void> {
  await Promise.all(inUse.map((one) => one.load(settings.language)));
}

/** A shared text. Reactive: reads the language of the settings. */
export const t: Translate = shared.t;

/** Like `t`, but undefined if there is no such text. */
export const maybe: GameTexts['maybe'] = shared.maybe;

/** Texts of a single page, which are part of it: file names (`pl.ftl`) to sources. */
export function pageTexts(files: Readonly<Record<string, string>>): GameTexts {
  const library = new Library(() => Promise.resolve([]));
  for (const [path, source] of Object.entries(files)) library.add(languageOf(path), [source]);
  return library;
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache of promises; nothing renders from it
const loaded = new Map<string, Promise<GameTexts>>();

async function fetchTexts(game: string): Promise<GameTexts> {
  const library = new Library(async (language) => {
    const load = Object.entries(games).find(([path]) =>
      path.endsWith(`/games/${game}/text/${language}.ftl`),
    )?.[1];
    if (!load) throw new Error(`the game "${game}" has no texts in ${language}`);
    return [await load()];
  });
  await library.load(settings.language);
  inUse.push(library);
  // The language may have changed meanwhile.
  await library.load(settings.language);
  return library;
}

/** The texts of one game. */
export function loadGameTexts(game: string): Promise<GameTexts> {
  const known = loaded.get(game);
  if (known) return known;
  const texts = fetchTexts(game);
  loaded.set(game, texts);
  // A failed request is not cached: the next table tries again.
  texts.catch(() => loaded.delete(game));
  return texts;
}
