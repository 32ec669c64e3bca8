// Reads a list of cards as people type it. Pure.
import { find, type Named } from '$lib/search';

/** Several names at once, divided by commas, semicolons or lines: the cards meant, and what is not understood. */
export function readList(cards: readonly Named[], text: string): { found: string[]; unknown: string[] } {
  const found: string[] = [];
  const unknown: string[] = [];
  for (const one of text.split(/[,;\n]/).filter((part) => part.trim())) {
    const [best] = find(cards, one);
    if (best === undefined) unknown.push(one.trim());
    else if (!found.includes(best)) found.push(best);
  }
  return { found, unknown };
}
