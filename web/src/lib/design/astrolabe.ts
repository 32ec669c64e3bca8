// The faint engraving behind the table: an astrolabe with a pentacle, on a 1000 x 1000 grid.
import { round } from './rng';

const CENTRE = 500;
const point = (radius: number, angle: number): string =>
  `${round(CENTRE + radius * Math.cos(angle))} ${round(CENTRE + radius * Math.sin(angle))}`;

function ticks(n: number, radius: number, length: (index: number) => number): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    const angle = (i * 2 * Math.PI) / n;
    d += `M${point(radius, angle)}L${point(radius - length(i), angle)}`;
  }
  return d;
}

export const RINGS = [
  { radius: 486, width: 1 },
  { radius: 478, width: 2.4 },
  { radius: 440, width: 1 },
  { radius: 330, width: 1 },
  { radius: 322, width: 1.6 },
  { radius: 200, width: 1 },
  { radius: 120, width: 1 },
] as const;

export const TICKS =
  ticks(180, 478, (i) => (i % 15 === 0 ? 30 : i % 5 === 0 ? 18 : 8)) +
  ticks(72, 322, (i) => (i % 6 === 0 ? 20 : 8));

const UP = -Math.PI / 2;

export const PENTACLE =
  Array.from({ length: 5 }, (_, i) => `${i ? 'L' : 'M'}${point(440, UP + (i * 4 * Math.PI) / 5)}`).join('') +
  'Z';

export const KNOTS = Array.from({ length: 5 }, (_, i) => {
  const [x, y] = point(440, UP + (i * 2 * Math.PI) / 5).split(' ');
  return { x, y };
});

export const ORBITS = [0, 1, 2, 3].map((i) => ({ ry: 130 + i * 20, angle: i * 45 }));
