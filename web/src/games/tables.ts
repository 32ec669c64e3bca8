// Finds the playable tables by their folders: Table.svelte, what it gives to the shell, how many may sit at it, and the
// controls for options that are no list of choices (options/<name>.svelte).
import type { Component } from 'svelte';
import type { GameLook } from '$lib/design/model';
import { loadGameTexts, type GameTexts } from '$lib/i18n/texts.svelte';
import type { GamePlay, GameTable } from '$lib/table/game';
import { loadLook } from './index';

const tables = import.meta.glob<GameTable>('./*/Table.svelte', { import: 'default' });
const plays = import.meta.glob<GamePlay>('./*/play.ts', { import: 'play' });

type SeatsFor = (options: Readonly<Record<string, string>>) => readonly [number, number];
const seats = import.meta.glob<SeatsFor>('./*/variants.ts', { import: 'seatsFor', eager: true });

/** A control for one option of a game whose values cannot be listed. */
export type OptionControl = Component<{
  value: string;
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

export interface LoadedGame {
  readonly look: GameLook;
  readonly texts: GameTexts;
  readonly play: GamePlay;
  readonly Table: GameTable;
}

/** Whether this client has a table for the game. */
export const hasTable = (game: string): boolean => `./${game}/Table.svelte` in tables;

export async function loadGame(game: string): Promise<LoadedGame> {
  const table = tables[`./${game}/Table.svelte`];
  const play = plays[`./${game}/play.ts`];
  if (!table || !play) throw new Error(`the game "${game}" has no table`);
  const [look, texts, given, Table] = await Promise.all([
    loadLook(game),
    loadGameTexts(game),
    play(),
    table(),
  ]);
  return { look, texts, play: given, Table };
}

/** How many may play with these options; what the server offers unless the game says more. */
export function seatsFor(
  game: string,
  options: Readonly<Record<string, string>>,
  offered: readonly [number, number],
): readonly [number, number] {
  return seats[`./${game}/variants.ts`]?.(options) ?? offered;
}

/** Whether the game brings a control of its own for this option. */
export const hasControl = (game: string, option: string): boolean =>
  `./${game}/options/${option}.svelte` in controls;

export async function loadControl(game: string, option: string): Promise<OptionControl> {
  const load = controls[`./${game}/options/${option}.svelte`];
  if (!load) throw new Error(`the game "${game}" has no control for "${option}"`);
  return load();
}

/** The value of an option in words: the game's own, then the text of that very value, then the value itself. */
export function sayOption(game: string, option: string, value: string, texts: GameTexts): string {
  const say = (key: string): string | undefined => texts.maybe(key);
  return (
    optionWords[`./${game}/option-words.ts`]?.(option, value, say) ??
    say(`option-${option}-${value}`) ??
    value
  );
}
