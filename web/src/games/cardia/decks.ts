/** The deck in a word: I, II, or one numeral for each faction of a mix. */
export const deckOf = (mix: string): string =>
  /^1+$/.test(mix)
    ? 'I'
    : /^2+$/.test(mix)
      ? 'II'
      : [...mix].map((digit) => 'I'.repeat(Number(digit))).join('·');
