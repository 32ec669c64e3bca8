// Finds the games by their folders, so that a sixth game is a folder and nothing else.
import { expectLaterIcons } from '$lib/design/icons.svelte';
import type { GameIdentity, GameLook } from '$lib/design/model';

const found = import.meta.glob<GameIdentity>('./*/identity.ts', { eager: true, import: 'identity' });
const looks = import.meta.glob<GameLook>('./*/look.ts', { import: 'look' });

/** Every game, in the order of the home page. */
export const identities: readonly GameIdentity[] = Object.values(found).sort((a, b) => a.order - b.order);

export function identityOf(game: string): GameIdentity {
  const identity = identities.find((one) => one.game === game);
  if (!identity) throw new Error(`no game is called "${game}"`);
  return identity;
}

/** The games whose cards can be drawn, in the order of the home page. */
export const gamesWithLook: readonly string[] = identities
  .map((one) => one.game)
  .filter((game) => `./${game}/look.ts` in looks);

/** Suits and card icons of one game; loaded with its table, not with the home page. */
export async function loadLook(game: string): Promise<GameLook> {
  const load = looks[`./${game}/look.ts`];
  if (!load) throw new Error(`the game "${game}" has no look`);
  const look = await load();
  expectLaterIcons(look);
  return look;
}
