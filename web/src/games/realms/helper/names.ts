// The names of all cards in every language, for the search: read from the engine's own texts.
import { LANGUAGES, lookUp, makeBundle } from '$lib/i18n/fluent';
import type { NamedCard } from './search';

const files = import.meta.glob<string>('../../../../../src/pentakl/games/realms/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

export async function loadNames(cards: readonly string[]): Promise<NamedCard[]> {
  const bundles = await Promise.all(
    LANGUAGES.map(async (language) => {
      const load = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`))?.[1];
      return makeBundle(language, load ? [await load()] : []);
    }),
  );
  return cards.map((id) => ({
    id,
    names: bundles.flatMap((bundle) => lookUp(bundle, `card-${id}`, undefined, () => undefined) ?? []),
  }));
}
