// Finds things by what people type: names in both languages, with or without diacritics, whole or only their beginning. Pure.

export interface Named {
  readonly id: string;
  /** Its names in every language. */
  readonly names: readonly string[];
}

/** What two spellings of one name share: no case, no diacritics, no soft hyphens, single spaces. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u00ad]/g, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();

/** 0 for the whole name, 1 for its beginning, 2 for the beginning of a word in it, 3 for anything inside; else undefined. */
function rank(name: string, wanted: string): number | undefined {
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  if (name.includes(` ${wanted}`)) return 2;
  return name.includes(wanted) ? 3 : undefined;
}

/** The ids of what fits, the best first; none for an empty text. */
export function find(things: readonly Named[], text: string): string[] {
  const wanted = folded(text);
  if (!wanted) return [];
  return things
    .map(({ id, names }) => {
      const ranks = [...names, id].flatMap((name) => rank(folded(name), wanted) ?? []);
      return { id, rank: ranks.length ? Math.min(...ranks) : undefined };
    })
    .filter((one): one is { id: string; rank: number } => one.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
    .map(({ id }) => id);
}
