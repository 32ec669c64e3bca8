// Who sits where at the table of a duel, and what its games mean for the duel's two players. Pure.
import type { TableShown } from '$lib/net/protocol';
import type { Player, Score, TableLink } from './link';

type Pair = readonly [Player, Player];

const same = (one: string, other: string): boolean =>
  one.trim() !== '' && one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

export interface Seating {
  /** The duel's second player has the first seat. */
  readonly swapped: boolean;
  /** Whether names or bots tell who is who; otherwise the order is a guess from how the table was opened. */
  readonly sure: boolean;
}

/** Who sits where: by bots and names, as far as they tell; otherwise as the table was opened. */
export function seatingOf(seats: TableShown['seats'], players: Pair, opened: TableLink): Seating {
  const [one, other] = seats;
  const sits = (seat: typeof one, player: Player): boolean =>
    seat !== undefined && (seat.kind === 'bot' ? player.bot : !player.bot && same(seat.name, player.name));
  const straight = Number(sits(one, players[0])) + Number(sits(other, players[1]));
  const crossed = Number(sits(one, players[1])) + Number(sits(other, players[0]));
  if (straight === crossed) return { swapped: opened.swapped, sure: players[0].bot && players[1].bot };
  return { swapped: crossed > straight, sure: true };
}

/** The games of the duel's players, in their order; undefined while there are none. */
export function gamesOf(shown: TableShown, players: Pair, opened: TableLink): Score | undefined {
  const [first, second] = shown.match?.wins ?? [];
  if (first === undefined || second === undefined) return undefined;
  return seatingOf(shown.seats, players, opened).swapped ? [second, first] : [first, second];
}

export type TableState = 'waiting' | 'playing' | 'over' | 'rematch';

/** A table that was used again has the result of another match. */
export const stateOf = ({ phase, round }: TableShown): TableState => (round > 1 ? 'rematch' : phase);
