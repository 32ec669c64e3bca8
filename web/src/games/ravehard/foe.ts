// Whom everybody fights now: the Boss, or the Darkchmage, in one shape. Pure.
import type { View } from '$lib/net/protocol';
import { isFighting, known, tableOf, type Level } from './view';

export interface Fought {
  /** The card that stands for it. */
  readonly card: string;
  readonly token?: number;
  /** The seat of a Darkchmage. */
  readonly seat?: number;
  readonly life: number;
  readonly full: number;
  readonly level?: Level;
  readonly attack: number;
  /** How many turns a Boss has had. */
  readonly turns: number;
  /** Damage that is about to fall on it. */
  readonly blow: number;
}

const CHAMBER = 'archmages_chamber';

export function foughtIn(view: View): Fought | undefined {
  const table = tableOf(view);
  const { boss, blow, darkchmage } = table;
  const player = darkchmage === null ? undefined : table.players[darkchmage];
  if (darkchmage !== null && player)
    return {
      card: CHAMBER,
      seat: darkchmage,
      life: player.life,
      full: player.full_life,
      level: player.level,
      attack: player.attack,
      turns: 0,
      blow: blow?.victim === darkchmage ? blow.amount : 0,
    };
  const card = known(boss.cards).at(-1);
  if (!card || !isFighting(table)) return undefined;
  return {
    card: card.card,
    token: card.token,
    life: boss.life ?? 0,
    full: boss.full_life ?? 0,
    attack: boss.attack ?? 0,
    turns: boss.turns ?? 0,
    blow: blow?.victim === 'boss' ? blow.amount : 0,
  };
}
