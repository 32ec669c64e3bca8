// Finds the playable tables by their folders: Table.svelte, play.ts, and controls for options whose values cannot be
// listed (options/<name>.svelte).
import type { Component } from 'svelte';
import tables from 'virtual:tables';
import type { GameCards } from '$lib/describe';
import type { GameTexts } from '$lib/i18n/texts.svelte';
import type { GameFacts } from '$lib/net/protocol';
import type { GamePlay, GameTable } from '$lib/table/game';
import { loadCards } from './cards';

/** A control for one option of a game whose values cannot be listed. */
export type OptionControl = Component<{
  value: string;
  facts: GameFacts;
  texts: GameTexts;
  onchange: (value: string) => void;
}>;
const controls = import.meta.glob<OptionControl>('./*/options/*.svelte', { import: 'default' });

type OptionWords = (
  option: string,
  value: string,
  say: (key: string) => string | undefined,
) => string | undefined;
const optionWords = import.meta.glob<OptionWords>('./*/option-words.ts', {
  import: 'optionWords',
  eager: true,
});

export interface LoadedGame extends GameCards {
  readonly play: GamePlay;
  readonly Table: GameTable;
}

/** Whether this client has a table for the game. */
export const hasTable = (game: string): boolean => game in tables;

export async function loadGame(game: string): Promise<LoadedGame> {
  const load = tables[game];
  if (!load) throw new Error(`the game "${game}" has no table`);
  const [cards, { play, Table }] = await Promise.all([loadCards(game), load()]);
  return { ...cards, play: play(cards.facts), Table };
}

/** Whether the game has its own control for this option. */
export const hasControl = (game: string, option: string): boolean =>
  `./${game}/options/${option}.svelte` in controls;

export async function loadControl(game: string, option: string): Promise<OptionControl> {
  const load = controls[`./${game}/options/${option}.svelte`];
  if (!load) throw new Error(`the game "${game}" has no control for "${option}"`);
  return load();
}

/** The value of an option in words: by the game's own function, else the text of that value, else the value itself. */
export function sayOption(game: string, option: string, value: string, texts: GameTexts): string {
  const say = (key: string): string | undefined => texts.maybe(key);
  return (
    optionWords[`./${game}/option-words.ts`]?.(option, value, say) ??
    say(`option-${option}-${value}`) ??
    value
  );
}
