// The arithmetic of flying cards. Pure, so that it can be tested without a page.

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const MOST_IN_THE_AIR = 3;
/** The longest time until the last of many cards leaves, in ms. */
export const LONGEST_DEAL = 1600;
/** How much a card grows, and how far it rises (in card heights), half way. */
export const RISE = 0.06;

/**
 * When each of n cards leaves, in ms: one step apart, with at most three in the air. If that would take too long,
 * they leave at shorter equal intervals, as if dealt by hand.
 */
export function departures(n: number, travel: number, step: number): number[] {
  const times: number[] = [];
  for (let i = 0; i < n; i++) {
    const afterPrevious = i ? (times[i - 1] ?? 0) + step : 0;
    const afterLanding = i >= MOST_IN_THE_AIR ? (times[i - MOST_IN_THE_AIR] ?? 0) + travel : 0;
    times.push(Math.max(afterPrevious, afterLanding));
  }
  const last = times.at(-1) ?? 0;
  const latest = Math.max(0, LONGEST_DEAL - travel);
  return last > latest ? times.map((_, i) => Math.round((latest * i) / (n - 1))) : times;
}

const transform = (dx: number, dy: number, scale: number): string =>
  `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${scale.toFixed(4)})`;

/** Keyframes for an element that lies at `to` and comes from `from`: moves the centre and scales the size. */
export function keyframes(from: Place, to: Place): { transform: string }[] {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  const scale = to.width ? from.width / to.width : 1;
  const middle = ((1 + scale) / 2) * (1 + RISE);
  return [
    { transform: transform(dx, dy, scale) },
    { transform: transform(dx / 2, dy / 2 - to.height * RISE, middle) },
    { transform: transform(0, 0, 1) },
  ];
}

/** A CSS time in ms. The build writes `420ms` as `.42s`. */
export function parseTime(text: string): number {
  const number = Number.parseFloat(text);
  if (Number.isNaN(number)) return 0;
  return text.trim().endsWith('ms') ? number : number * 1000;
}
