// Numbers as they are printed: with a real minus.

export const MINUS = '\u2212';

export const number = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** With a plus or a minus. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));
