// The offers of a card with a choice, in the groups of a list: bare suits together, names by suit, cards of the Book. Pure.
import type { Choice } from '../score';
import type { Offer } from './reckoning.svelte';

export interface Listed {
  /** The place among the offers. */
  readonly index: number;
  readonly label: string;
}

export interface OfferGroup {
  readonly label: string;
  readonly offers: readonly Listed[];
}

export interface OfferNames {
  readonly offer: (offer: Offer) => string;
  readonly group: (choice: NonNullable<Choice>) => string;
}

/** Up to this many offers have no headings: a heading over every single card would not help. */
const FEW = 9;

export function grouped(
  offers: readonly Offer[],
  names: OfferNames,
): { readonly alone: readonly Listed[]; readonly groups: readonly OfferGroup[] } {
  const alone: Listed[] = [];
  const groups = new Map<string, Listed[]>();
  offers.forEach((offer, index) => {
    const listed = { index, label: names.offer(offer) };
    if (offer.choice === null || offers.length <= FEW) alone.push(listed);
    else {
      const group = names.group(offer.choice);
      groups.set(group, [...(groups.get(group) ?? []), listed]);
    }
  });
  return { alone, groups: [...groups].map(([label, list]) => ({ label, offers: list })) };
}
