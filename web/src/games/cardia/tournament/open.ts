// Opens the table of a duel: people and bots come to their chairs, with the deck of the schedule.
import { t } from '$lib/i18n/texts.svelte';
import { api } from '$lib/net/api';
import type { Command } from '$lib/net/protocol';
import { browser, tableAddress, TableSocket } from '$lib/net/socket';
import { settings } from '$lib/settings.svelte';
import type { Player, TableLink } from './link';

/** The second level, as the lobby proposes it. */
export const BOT = 'adept';

export interface Wanted {
  readonly players: readonly [Player, Player];
  readonly deck: string;
  readonly wins: number;
  /** Which of the two plays in this browser; undefined: neither. */
  readonly here: 0 | 1 | undefined;
}

/** Does one thing at a table and leaves it again. */
async function command(code: string, what: Command): Promise<void> {
  const nothing = (): void => undefined;
  const listener = { table: nothing, step: nothing, said: nothing, other: nothing, state: nothing };
  const socket = new TableSocket((since) => tableAddress(code, since), listener, browser);
  socket.open();
  try {
    await socket.command(what);
  } finally {
    socket.close();
  }
}

/**
 * The server gives the first seat to the person who opens a table. If neither player uses this browser, that seat is left
 * again, or given to a bot.
 */
export async function openDuel({ players, deck, wins, here }: Wanted): Promise<TableLink> {
  const bots = players.filter((player) => player.bot).length;
  const isBotDuel = bots === players.length;
  const name =
    (here === undefined ? '' : players[here].name.trim()) || (await api.me()).name || t('guest-name');
  const { code } = await api.open({
    game: 'cardia',
    seats: players.length,
    options: { deck, locations: 'none', wins: String(wins) },
    public: false,
    undo: bots && !isBotDuel ? 'free' : 'ask',
    bots: bots ? [BOT] : [],
    pace: settings.botSpeed,
    name,
    start: isBotDuel || (bots > 0 && here !== undefined),
  });
  if (isBotDuel) await command(code, { do: 'bot', seat: 0, bot: BOT });
  else if (here === undefined) await command(code, { do: 'stand' });
  // A bot has the last seat, so the person is in the first one.
  const swapped = isBotDuel ? false : bots ? players[0].bot : here === 1;
  return { code, swapped };
}
