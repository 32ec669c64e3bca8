// Finds the playable tables by their folders: Table.svelte, what it gives to the shell, and how many may sit at it.
import type { GameLook } from '$lib/design/model';
import { loadGameTexts, type GameTexts } from '$lib/i18n/texts.svelte';
import type { GamePlay, GameTable } from '$lib/table/game';
import { loadLook } from './index';

const tables = import.meta.glob<GameTable>('./*/Table.svelte', { import: 'default' });
const plays = import.meta.glob<GamePlay>('./*/play.ts', { import: 'play' });

type SeatsFor = (options: Readonly<Record<string, string>>) => readonly [number, number];
const seats = import.meta.glob<SeatsFor>('./*/variants.ts', { import: 'seatsFor', eager: true });

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
