// The names of all cards in every language, for the search.
import { loadSpellings } from '$lib/i18n/spellings';
import type { Named } from '$lib/search';

export async function loadNames(cards: readonly string[]): Promise<Named[]> {
  const spelt = await loadSpellings(
    'realms',
    cards.map((id) => `card-${id}`),
  );
  return spelt.map(({ names }, index) => ({ id: cards[index] ?? '', names }));
}
