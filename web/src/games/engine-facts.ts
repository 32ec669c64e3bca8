// For unit tests: the facts of all games from the engine of this checkout, provided by plugins/engine-facts.ts.
import { inject } from 'vitest';
import type { GameFacts } from '$lib/net/protocol';

/** The answer of `GET /api/games/{key}`, for every game, and all questions of the game. */
export type EngineFacts = readonly (GameFacts & { readonly prompts: readonly string[] })[];

declare module 'vitest' {
  interface ProvidedContext {
    readonly engineFacts: EngineFacts;
  }
}

export const engineGames: EngineFacts = inject('engineFacts');

export function engineFacts(game: string): EngineFacts[number] {
  const found = engineGames.find((one) => one.key === game);
  if (!found) throw new Error(`the engine has no game "${game}"`);
  return found;
}
