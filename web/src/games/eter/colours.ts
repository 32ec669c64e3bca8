// The suits of the two players' cards, by seat.
export const COLOURS = ['jade', 'violet'] as const;
