// The texts of the page, in the language of the settings: changing the setting changes every text at once. The shared
// texts are part of the page; a game's texts are the engine's own files and are loaded with its table.
import type { FluentBundle } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import {
  isLanguage,
  LANGUAGES,
  lookUp,
  makeBundle,
  messagesOf,
  type Args,
  type Language,
  type Translate,
} from './fluent';

const shell = import.meta.glob<string>(['../../text/*.ftl', '../../games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
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

type Bundles = Record<Language, FluentBundle>;

function bundlesOf(sources: readonly (readonly [string, string])[]): Bundles {
  const make = (language: Language): FluentBundle =>
    makeBundle(
      language,
      sources.filter(([path]) => languageOf(path) === language).map(([, source]) => source),
    );
  return { pl: make('pl'), en: make('en') };
}

function maybeIn(bundles: Bundles): GameTexts['maybe'] {
  return (key, args) => lookUp(bundles[settings.language], key, args, console.error);
}

function translator(bundles: Bundles): Translate {
  const maybe = maybeIn(bundles);
  return (key, args) => {
    const text = maybe(key, args);
    if (text === undefined) {
      console.error(`no text "${key}" in ${settings.language}`);
      return key;
    }
    return text;
  };
}

const shellBundles = bundlesOf(Object.entries(shell));

/** A shared text. Reactive: reads the language of the settings. */
export const t: Translate = translator(shellBundles);

/** Like `t`, but undefined if there is no such text. */
export const maybe: GameTexts['maybe'] = maybeIn(shellBundles);

export interface GameTexts {
  readonly t: Translate;
  /** Like `t`, but undefined if the game has no such text: short names and rulings are optional. */
  readonly maybe: (key: string, args?: Args) => string | undefined;
  /** The keys of all messages, in the order of the file. */
  readonly keys: readonly string[];
}

function textsFrom(sources: readonly (readonly [string, string])[]): GameTexts {
  const missing = LANGUAGES.find((language) => !sources.some(([path]) => languageOf(path) === language));
  if (missing)
    throw new Error(`no texts in ${missing} among ${sources.map(([path]) => path).join(', ') || 'no files'}`);
  const bundles = bundlesOf(sources);
  const english = sources.filter(([path]) => languageOf(path) === 'en').map(([, source]) => source);
  return { t: translator(bundles), maybe: maybeIn(bundles), keys: english.flatMap(messagesOf) };
}

/** Texts of a single page: file names (`pl.ftl`) to sources. */
export const pageTexts = (files: Readonly<Record<string, string>>): GameTexts =>
  textsFrom(Object.entries(files));

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache of promises; nothing renders from it
const loaded = new Map<string, Promise<GameTexts>>();

/** The texts of one game in both languages, so that switching the language needs no request. */
export function loadGameTexts(game: string): Promise<GameTexts> {
  const known = loaded.get(game);
  if (known) return known;
  const files = Object.entries(games).filter(([path]) => path.includes(`/games/${game}/text/`));
  const texts = Promise.all(files.map(async ([path, load]) => [path, await load()] as const)).then(textsFrom);
  loaded.set(game, texts);
  // A failed request is not cached: the next table tries again.
  texts.catch(() => loaded.delete(game));
  return texts;
}
