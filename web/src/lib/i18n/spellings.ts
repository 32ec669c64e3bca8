// The names of things in every language, for searches: read from the engine's own texts.
import type { Named } from '../search';
import { LANGUAGES, lookUp, makeBundle } from './fluent';

const files = import.meta.glob<string>('../../../../src/pentakl/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** What the texts of a game with these keys say in every language; the id of each is its key. */
export async function loadSpellings(game: string, keys: readonly string[]): Promise<Named[]> {
  const bundles = await Promise.all(
    LANGUAGES.map(async (language) => {
      const load = Object.entries(files).find(([path]) =>
        path.endsWith(`/games/${game}/text/${language}.ftl`),
      )?.[1];
      return makeBundle(language, load ? [await load()] : []);
    }),
  );
  return keys.map((id) => ({
    id,
    names: bundles.flatMap((bundle) => lookUp(bundle, id, undefined, () => undefined) ?? []),
  }));
}
