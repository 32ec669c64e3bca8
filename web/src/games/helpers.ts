// Finds the helpers by their folders: a game with a Helper.svelte has a page that needs no table. The rules stay on the
// server, which the page asks through an Inquiry.
import type { Component } from 'svelte';
import type { GameCards } from '$lib/describe';
import { loadCards } from './cards';
import { identities } from './index';

export type GameHelper = Component<GameCards>;

const pages = import.meta.glob<GameHelper>('./*/Helper.svelte', { import: 'default' });

/** The games that have a helper, in the order of the home page. */
export const gamesWithHelper: readonly string[] = identities
  .map((one) => one.game)
  .filter((game) => `./${game}/Helper.svelte` in pages);

export interface LoadedHelper extends GameCards {
  readonly Page: GameHelper;
}

export async function loadHelper(game: string): Promise<LoadedHelper> {
  const page = pages[`./${game}/Helper.svelte`];
  if (!page) throw new Error(`the game "${game}" has no helper`);
  const [cards, Page] = await Promise.all([loadCards(game), page()]);
  return { ...cards, Page };
}
