// What an answer that is being considered would do to lives, as far as it can be foreseen: drawn on the bars. Pure.
import type { ForeseenMessage } from '$lib/net/protocol';

export interface Changes {
  /** The change of each seat's life. */
  readonly seats: Readonly<Record<number, number>>;
  readonly boss: number;
}

const NONE: Changes = { seats: {}, boss: 0 };

/** Damage that Shields may still change counts as threatened; it is not counted twice when it is dealt. */
export function changesIn(foreseen: ForeseenMessage | undefined): Changes {
  if (!foreseen) return NONE;
  const seats: Record<number, number> = {};
  let boss = 0;
  let threat: { readonly seat: number | 'boss'; readonly amount: number } | undefined;
  const add = (seat: number | 'boss', amount: number): void => {
    if (seat === 'boss') boss += amount;
    else seats[seat] = (seats[seat] ?? 0) + amount;
  };
  const countThreat = (): void => {
    if (threat) add(threat.seat, -threat.amount);
    threat = undefined;
  };
  for (const { kind, seat, number = 0 } of foreseen.events) {
    if (kind === 'threatened') {
      countThreat();
      threat = { seat, amount: number };
    } else if (kind === 'threatened-boss') {
      countThreat();
      threat = { seat: 'boss', amount: number };
    } else if (kind === 'hurt') {
      threat = undefined;
      add(seat, -number);
    } else if (kind === 'boss-hurt') {
      threat = undefined;
      add('boss', -number);
    } else if (kind === 'healed') add(seat, number);
    else if (kind === 'boss-healed') add('boss', number);
  }
  countThreat();
  return { seats, boss };
}
