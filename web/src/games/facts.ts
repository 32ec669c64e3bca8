// What the engine says of a game: what is printed on its cards, its ladders and limits. Asked for once, and needed by
// everything that draws cards; so it is fetched beside the game's code and texts.
import { api, Refusal } from '$lib/net/api';
import type { GameFacts } from '$lib/net/protocol';

/** How long to wait before asking again a server that could not be reached, in ms; then the page has to say so. */
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
  // A failure must not be remembered: the next table tries again.
  facts.catch(() => loaded.delete(game));
  return facts;
}
