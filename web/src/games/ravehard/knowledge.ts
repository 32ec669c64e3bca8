// What I know about the Crime Tools and since when: my own pockets, what I saw by peeking, scheming and passing, and whether it
// may have moved since. Nobody else's knowledge, and no guesses. Pure.
import type { View } from '$lib/net/protocol';
import { known, playerOf, tableOf, type Deed, type Entry } from './view';

/** The last thing that I know about a tool. */
export interface Sighting {
  /** Where it was then. */
  readonly holder: number;
  /** `pocket`: I hold it; `shown`: it lies open. */
  readonly how: Deed | 'pocket' | 'shown';
  /** The other player when I saw it in a scheme, a swap or a peek. */
  readonly other?: number;
  /** How much Evidence lay open then. */
  readonly evidence: number;
  /** How often tools of this holder have moved since: after that it may be elsewhere. */
  readonly moves: number;
}

const MOVES: ReadonlySet<Deed> = new Set(['schemed', 'swapped', 'passed']);

/** Where a tool went by a deed; `nth` of those that I saw on that occasion. */
function holderAfter({ deed, seat, other }: Entry, nth: number): number {
  // The first tool goes from the one who schemes or swaps to the other, the second one comes back.
  if (deed === 'schemed' || deed === 'swapped') return nth % 2 === 0 ? other : seat;
  return other;
}

/** How often tools have left a holder or come to it after that entry of the ledger. */
const movesSince = (ledger: readonly Entry[], entry: number, holder: number): number =>
  ledger
    .slice(entry + 1)
    .filter(({ deed, seat, other }) => MOVES.has(deed) && (seat === holder || other === holder)).length;

/** Every tool that I have seen at some time, by its card. */
export function knowledgeOf(view: View): ReadonlyMap<string, Sighting> {
  const table = tableOf(view);
  const found = new Map<string, Sighting>();
  const nth = new Map<number, number>();
  for (const { entry, card } of table.sightings[view.seat ?? -1] ?? []) {
    const deed = table.ledger[entry];
    if (!deed) continue;
    const order = nth.get(entry) ?? 0;
    nth.set(entry, order + 1);
    const holder = holderAfter(deed, order);
    found.set(card, {
      holder,
      how: deed.deed,
      other: deed.seat === holder ? deed.other : deed.seat,
      evidence: deed.evidence,
      moves: movesSince(table.ledger, entry, holder),
    });
  }
  // What lies open or in my own pockets is certain, whatever I saw before.
  table.players.forEach((player, seat) => {
    for (const { card } of known(player.tools.cards)) {
      const isMine = seat === view.seat;
      const earlier = found.get(card);
      if (!isMine && earlier?.holder === seat && !isOpen(view)) continue;
      found.set(card, {
        holder: seat,
        how: isMine ? 'pocket' : 'shown',
        evidence: table.evidence.count,
        moves: 0,
      });
    }
  });
  return found;
}

/** In the fight with the Darkchmage and after the end all tools lie open. */
function isOpen(view: View): boolean {
  const { darkchmage, accused } = tableOf(view);
  return darkchmage !== null || accused !== null || view.outcome !== null;
}

/** Whether I hold this tool. */
export const isMine = (view: View, card: string): boolean =>
  known(playerOf(view, view.seat)?.tools.cards ?? []).some((tool) => tool.card === card);
