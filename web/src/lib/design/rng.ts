// A tiny seeded random generator, so that the background of a card is always the same. Never used for the game itself.

export type Random = () => number;

/** A generator of numbers in [0, 1), seeded by a text: FNV-1a for the seed, mulberry32 for the sequence. */
export function rng(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) {
    state ^= letter.charCodeAt(0);
    state = Math.imul(state, 16777619);
  }
  return () => {
    state += 0x6d2b79f5;
    let mixed = state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal is enough on a grid of 200 units, and keeps the SVG small. */
export const round = (x: number): number => Math.round(x * 10) / 10;
