// The size of a name and a text, by their length alone: the same on every screen, without layout jumps.

const SOFT_HYPHEN = '\u00ad';

/** The name without soft hyphens, for speech, logs and comparison. */
export const plain = (name: string): string => name.replaceAll(SOFT_HYPHEN, '');

export type NameSize = 'n1' | 'n2' | 'n3' | 'n4';
export type TextSize = 't1' | 't2' | 't3';

/** Decided by the longest part that cannot be hyphenated and by the whole length. */
export function nameSize(name: string): NameSize {
  const letters = plain(name).length;
  const longest = Math.max(...name.split(/[\s\-\u00ad]/).map((word) => word.length));
  if (letters > 26) return 'n4';
  if (letters > 18) return 'n3';
  return letters > 12 || longest > 11 ? 'n2' : 'n1';
}

/** Several words, one of which may be hyphenated: on a small card they would take three lines, and two have room. */
export const isTall = (name: string): boolean =>
  name.includes(SOFT_HYPHEN) && /\s/.test(name) && plain(name).length > 16;

export function textSize(text: string): TextSize {
  if (text.length > 130) return 't3';
  return text.length > 84 ? 't2' : 't1';
}

/** A long text takes height from the picture; its letters keep their size. */
export const isWordy = (text: string): boolean => text.length > 190;

/** A value with many characters is set smaller inside its seal. */
export function valueSize(value: number | string): string {
  const signs = String(value).length;
  return signs < 2 ? '' : `d${Math.min(signs, 4)}`;
}
