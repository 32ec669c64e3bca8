// Loads all that is needed to draw the cards of a game: for tables, rules, helpers and the gallery.
import type { GameCards } from '$lib/describe';
import { loadGameTexts } from '$lib/i18n/texts.svelte';
import { loadFacts } from './facts';
import { loadLook } from './index';

export async function loadCards(game: string): Promise<GameCards> {
  const [look, facts, texts] = await Promise.all([loadLook(game), loadFacts(game), loadGameTexts(game)]);
  return { look, facts, texts };
}
