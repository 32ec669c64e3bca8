// The shapes behind a card's value, one for each suit, on a 100 x 100 grid.
import type { SealName } from './model';
import { round } from './rng';

function wheel(points: number, radius: (index: number) => number): string {
  let d = '';
  for (let i = 0; i < points; i++) {
    const angle = (i * 2 * Math.PI) / points;
    const r = radius(i);
    d += `${i ? 'L' : 'M'}${round(50 + r * Math.sin(angle))} ${round(50 - r * Math.cos(angle))}`;
  }
  return d + 'Z';
}

export const SEALS: Readonly<Record<SealName, string>> = {
  circle: 'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92Z',
  diamond: 'M50 1L97 50L50 99L3 50Z',
  shield: 'M8 8Q50 2 92 8V48Q90 80 50 97Q10 80 8 48Z',
  hex: 'M50 2L92 26V74L50 98L8 74V26Z',
  oct: 'M30 4H70L96 30V70L70 96H30L4 70V30Z',
  drop: 'M50 0C62 20 94 38 94 62A44 38 0 0 1 6 62C6 38 38 20 50 0Z',
  square: 'M10 4H90Q96 4 96 10V90Q96 96 90 96H10Q4 96 4 90V10Q4 4 10 4Z',
  notch: 'M18 4H82A14 14 0 0 0 96 18V82A14 14 0 0 0 82 96H18A14 14 0 0 0 4 82V18A14 14 0 0 0 18 4Z',
  arch: 'M6 96V46Q6 4 50 4Q94 4 94 46V96Z',
  penta: 'M50 1L97 38L80 96H20L3 38Z',
  lens: 'M50 0Q100 22 98 50Q100 78 50 100Q0 78 2 50Q0 22 50 0Z',
  scallop: wheel(96, (i) => 44 + 4.5 * Math.cos((i * 24 * Math.PI) / 96)),
  star: wheel(16, (i) => (i % 2 ? 40 : 49)),
};
