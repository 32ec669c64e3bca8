// Numbers as they are shown: with a real minus sign.

export const MINUS = '\u2212';

export const number = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value));

/** A number with its plus or minus sign. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : number(value));
