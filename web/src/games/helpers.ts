// Finds the helpers by their folders: a game with a Helper.svelte has a page that needs no table. Its rules stay on the
// server, which an Inquiry asks.
import type { Component } from 'svelte';
import type { GameLook } from '$lib/design/model';
import { loadGameTexts, type GameTexts } from '$lib/i18n/texts.svelte';
import { identities, loadLook } from './index';

export type GameHelper = Component<{ look: GameLook; texts: GameTexts }>;

const pages = import.meta.glob<GameHelper>('./*/Helper.svelte', { import: 'default' });

/** The games that have a helper, in the order of the home page. */
export const gamesWithHelper: readonly string[] = identities
  .map((one) => one.game)
  .filter((game) => `./${game}/Helper.svelte` in pages);

export interface LoadedHelper {
  readonly look: GameLook;
  readonly texts: GameTexts;
  readonly Page: GameHelper;
}

export async function loadHelper(game: string): Promise<LoadedHelper> {
  const page = pages[`./${game}/Helper.svelte`];
  if (!page) throw new Error(`the game "${game}" has no helper`);
  const [look, texts, Page] = await Promise.all([loadLook(game), loadGameTexts(game), page()]);
  return { look, texts, Page };
}
