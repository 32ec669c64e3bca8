// For unit tests: what the engine of this checkout says of its games. plugins/engine-facts.ts has asked it.
import { inject } from 'vitest';
import type { GameFacts } from '$lib/net/protocol';

/** What `GET /api/games/{key}` answers, for every game. */
export type EngineFacts = readonly GameFacts[];

declare module 'vitest' {
  interface ProvidedContext {
    readonly engineFacts: EngineFacts;
  }
}

export const engineGames: EngineFacts = inject('engineFacts');

export function engineFacts(game: string): GameFacts {
  const found = engineGames.find((one) => one.key === game);
  if (!found) throw new Error(`the engine has no game "${game}"`);
  return found;
}
