// All that is needed to draw the cards of a game, fetched at once: for tables, rules, helpers and the pattern sheet.
import type { GameLook } from '$lib/design/model';
import { loadGameTexts, type GameTexts } from '$lib/i18n/texts.svelte';
import type { GameFacts } from '$lib/net/protocol';
import { loadFacts } from './facts';
import { loadLook } from './index';

export interface GameCards {
  readonly look: GameLook;
  readonly facts: GameFacts;
  readonly texts: GameTexts;
}

export async function loadCards(game: string): Promise<GameCards> {
  const [look, facts, texts] = await Promise.all([loadLook(game), loadFacts(game), loadGameTexts(game)]);
  return { look, facts, texts };
}
