/** How many may play with these options, for the dialog of variants; the engine has the last word. */
export function seatsFor(options: Readonly<Record<string, string>>): readonly [number, number] {
  if (options.variant === 'teams') return [4, 4];
  if (options.variant === 'wolf') return [3, 3];
  return [2, 4];
}
