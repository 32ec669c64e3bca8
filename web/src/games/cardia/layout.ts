// How wide each encounter of the row is drawn: new ones as cards, older ones as mini cards, the oldest as beads. Pure.

export interface RowPlan {
  /** For each encounter, the oldest first; a width under MINI is a bead. */
  readonly widths: readonly number[];
  /** Of the places that are still free. */
  readonly free: number;
  readonly gap: number;
}

/** The narrowest card with a name on it, the mini card, the bead. */
export const NAMED = 66;
export const MINI = 36;
export const BEAD = 14;

/**
 * `places` are the columns after the encounters: cards in the fog and the next free place. `most` is the width that the
 * height allows.
 */
export function planRow(encounters: number, places: number, room: number, most: number): RowPlan {
  const columns = encounters + places;
  const wide = Math.min(30, Math.max(8, Math.floor(room / 40)));
  const even = columns ? Math.floor((room - wide * (columns - 1)) / columns) : most;
  if (even >= NAMED) {
    const width = Math.min(most, even);
    return { widths: Array<number>(encounters).fill(width), free: width, gap: wide };
  }
  // Older encounters shrink first; free places shrink only if beads are not enough.
  const narrow = room < 600;
  for (const [free, gap] of narrow
    ? ([
        [NAMED, 7],
        [MINI, 7],
        [MINI, 3],
      ] as const)
    : ([
        [NAMED, 12],
        [MINI, 8],
      ] as const)) {
    const rest = room - places * free - gap * (columns - 1);
    const fits = (named: number, mini: number): boolean =>
      named * NAMED + mini * MINI + (encounters - named - mini) * BEAD <= rest;
    for (let named = encounters; named >= 1; named--)
      if (fits(named, encounters - named)) return plan(encounters, named, encounters - named, free, gap);
    for (let mini = encounters - 1; mini >= 0; mini--)
      if (fits(1, mini)) return plan(encounters, 1, mini, free, gap);
  }
  return plan(encounters, 1, 0, MINI, 0);
}

function plan(encounters: number, named: number, mini: number, free: number, gap: number): RowPlan {
  const widths = Array.from({ length: encounters }, (_, i) =>
    i >= encounters - named ? NAMED : i >= encounters - named - mini ? MINI : BEAD,
  );
  return { widths, free, gap };
}
