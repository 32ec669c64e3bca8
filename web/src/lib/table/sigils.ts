// The signs of people and bots: the same on every screen of a table, so that people can refer to them, and kept when
// somebody changes the seat or a new game begins.
import butterfly from 'icon:butterfly';
import hare from 'icon:rabbit';
import lotusFlower from 'icon:lotus-flower';
import owl from 'icon:owl';
import stagHead from 'icon:stag-head';
import swan from 'icon:swan';
import turtle from 'icon:turtle';
import type { Icon } from '../design/model';
import type { Chair } from '../net/protocol';

const SIGILS: readonly Icon[] = [lotusFlower, owl, stagHead, swan, hare, turtle, butterfly];

/** The sign of the person who came first: the host's. */
export const FIRST_SIGIL: Icon = lotusFlower;

/** Which sign somebody would like: people by their number at this table, bots by their name. */
const wishOf = ({ guest, name }: Chair): number =>
  guest ?? [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** The sign of each chair, no two alike. People choose before bots. */
export function sigilsOf(chairs: readonly Chair[]): Icon[] {
  const order = [...chairs.keys()].sort(
    (one, other) => (chairs[one]?.guest ?? Infinity) - (chairs[other]?.guest ?? Infinity) || one - other,
  );
  const free = [...SIGILS];
  const signs: Icon[] = [];
  for (const seat of order) {
    const chair = chairs[seat];
    const wish = SIGILS[chair ? wishOf(chair) % SIGILS.length : 0] as Icon;
    const sign = free.includes(wish) ? wish : (free[0] ?? wish);
    free.splice(free.indexOf(sign), 1);
    signs[seat] = sign;
  }
  return signs;
}

export const sigilOf = (chairs: readonly Chair[], seat: number): Icon =>
  sigilsOf(chairs)[seat] ?? FIRST_SIGIL;
