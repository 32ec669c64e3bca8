const SEATS: Readonly<Record<string, readonly [number, number]>> = {
  standard: [3, 6],
  draft: [2, 2],
  chaos: [3, 7],
};

/** How many may play with these options, for the dialog of variants; the engine has the last word. */
export const seatsFor = (options: Readonly<Record<string, string>>): readonly [number, number] =>
  SEATS[options.variant ?? 'standard'] ?? [2, 7];
