// How large a name and a text may be set, from their length alone: the same on every screen, and nothing jumps.

const SOFT_HYPHEN = '\u00ad';

/** The name without its soft hyphens: what is spoken, logged and compared. */
export const plain = (name: string): string => name.replaceAll(SOFT_HYPHEN, '');

export type NameSize = 'n1' | 'n2' | 'n3' | 'n4';
export type TextSize = 't1' | 't2' | 't3';

/** The longest run of letters that cannot be broken decides, and the length of the whole. */
export function nameSize(name: string): NameSize {
  const letters = plain(name).length;
  const longest = Math.max(...name.split(/[\s\-\u00ad]/).map((word) => word.length));
  if (letters > 26) return 'n4';
  if (letters > 18) return 'n3';
  return letters > 12 || longest > 11 ? 'n2' : 'n1';
}

export function textSize(text: string): TextSize {
  if (text.length > 130) return 't3';
  return text.length > 84 ? 't2' : 't1';
}

/** A long text takes height from the picture, never from the letters. */
export const isWordy = (text: string): boolean => text.length > 190;

/** A value of many signs is set smaller inside its seal. */
export function valueSize(value: number | string): string {
  const signs = String(value).length;
  return signs < 2 ? '' : `d${Math.min(signs, 4)}`;
}
