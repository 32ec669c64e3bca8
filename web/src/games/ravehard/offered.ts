// Cards that are to be chosen from now and lie nowhere on the table: characters, cards of a Trash. Pure.
import type { Act, SeenCard } from '$lib/net/protocol';

export interface Offer {
  readonly word: 'character' | 'recover';
  readonly cards: readonly SeenCard[];
}

const WORDS = ['character', 'recover'] as const;

export function offerIn(acts: readonly Act[]): Offer | undefined {
  const word = WORDS.find((one) => acts.some((act) => act.word === one));
  if (!word) return undefined;
  const cards = acts.flatMap(({ word: of, token, card }) =>
    of === word && token !== undefined && card !== undefined ? [{ token, card }] : [],
  );
  return { word, cards };
}
