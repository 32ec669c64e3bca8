// Loads the facts of a game from the engine: what is printed on its cards, its ladders and limits. Requested once,
// together with the game's code and texts, by everything that draws cards.
import { api, Refusal } from '$lib/net/api';
import type { GameFacts } from '$lib/net/protocol';

/** The delays between attempts to reach the server, in ms; after that the page reports the failure. */
const WAITS: readonly number[] = [300, 1000, 2500];

async function ask(game: string): Promise<GameFacts> {
  for (const wait of WAITS)
    try {
      return await api.game(game);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unreachable') throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  return api.game(game);
}

const loaded = new Map<string, Promise<GameFacts>>();

export function loadFacts(game: string): Promise<GameFacts> {
  const known = loaded.get(game);
  if (known) return known;
  const facts = ask(game);
  loaded.set(game, facts);
  // A failure is not cached: the next table tries again.
  facts.catch(() => loaded.delete(game));
  return facts;
}
