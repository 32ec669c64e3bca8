// The engraved backgrounds of cards: one pattern for each suit on a 200 x 200 grid, with phase and angle from the
// card's own random generator. Each is SVG text. A plate has two colours and cream, so a pattern gets only its
// highlight and its deep ink.
import type { PatternName } from './model';
import { round, type Random } from './rng';

export interface Engraving {
  readonly highlight: string;
  readonly deep: string;
}

type Pattern = (random: Random, ink: Engraving) => string;

const TURN = 2 * Math.PI;
const CENTRE = { x: 100, y: 104 };

/** The colours of the mosaic: three strong ones and three quiet ones. */
const STONES = ['#962531', '#6c8c2c', '#24609f', '#d8a13c', '#7b5c8c', '#e3d3ac'] as const;

function count<T>(n: number, draw: (index: number) => T): T[] {
  return Array.from({ length: n }, (_, index) => draw(index));
}

/** A closed or open line through points, as path data. */
function through(points: readonly (readonly [number, number])[], close = true): string {
  return 'M' + points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L') + (close ? 'Z' : '');
}

const strokes = (body: string, ink: Engraving, opacity: number, more = ''): string =>
  `<g fill="none" stroke="${ink.highlight}" opacity="${opacity}" ${more}>${body}</g>`;

const fills = (body: string, ink: Engraving, opacity: number): string =>
  `<g fill="${ink.highlight}" opacity="${opacity}">${body}</g>`;

const path = (d: string, width?: number): string =>
  width === undefined ? `<path d="${d}"/>` : `<path d="${d}" stroke-width="${round(width)}"/>`;

const rays: Pattern = (random, ink) => {
  const n = 22 + Math.floor(random() * 3) * 2;
  const start = random() * TURN;
  const d = count(n, (i) => {
    const angle = start + (i * TURN) / n;
    const half = 0.052 + 0.03 * (i % 2);
    const at = (a: number): [number, number] => [CENTRE.x + 190 * Math.cos(a), CENTRE.y + 190 * Math.sin(a)];
    return through([[CENTRE.x, CENTRE.y], at(angle - half), at(angle + half)]);
  });
  return fills(path(d.join('')), ink, 0.2);
};

const waves: Pattern = (random, ink) => {
  const phase = random() * 40;
  let d = '';
  for (let row = 0, y = -6; y < 214; row++, y += 11) {
    for (let x = -60 + (row % 2) * 18 + phase; x < 240; x += 36) d += `M${round(x)} ${y}q9 -11 18 0t18 0`;
  }
  return strokes(path(d), ink, 0.34, 'stroke-width="2.1"');
};

const scales: Pattern = (random, ink) => {
  const size = 26;
  const shift = (random() * size) / 2;
  let d = '';
  for (let row = 0; row < 18; row++) {
    for (let i = -1; i < 10; i++) {
      const x = i * size + ((row % 2) * size) / 2 - shift;
      const y = row * 13 - 8;
      d += `M${round(x - 13)} ${y}a13 13 0 0 0 26 0M${round(x - 7)} ${y}a7 7 0 0 0 14 0`;
    }
  }
  return strokes(path(d), ink, 0.32, 'stroke-width="1.5"');
};

const hatch: Pattern = (random, ink) => {
  const lean = random() > 0.5 ? 210 : -210;
  const lines = count(90, (n) => {
    const i = n - 30;
    return path(`M${i * 8} -5l${lean} 210`, 0.7 + 1.6 * Math.abs(Math.sin(i * 0.35)));
  });
  return strokes(lines.join(''), ink, 0.28);
};

const lattice: Pattern = (_random, ink) => {
  const d = count(38, (n) => `M${(n - 12) * 17} -4l210 210M${(n - 12) * 17} 206l210 -210`).join('');
  let dots = '';
  for (let row = 0; row < 26; row++) {
    for (let i = 0; i < 14; i++) {
      const x = round(i * 17 + (row % 2) * 8.5);
      dots += `M${x} ${round(row * 8.5 - 1)}m-1.8 0a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0`;
    }
  }
  return strokes(path(d), ink, 0.26) + fills(path(dots), ink, 0.26);
};

const flames: Pattern = (random, ink) => {
  const tongues = count(13, (i) => {
    const x = i * 17 - 6 + random() * 5;
    const height = 90 + random() * 95;
    const sway = (random() - 0.5) * 20;
    const top = `${round(x + sway * 0.4)} ${round(206 - height)}`;
    return (
      `M${round(x)} 206C${round(x - 12 + sway)} ${round(206 - height * 0.4)} ${round(x + 12 + sway)} ` +
      `${round(206 - height * 0.6)} ${top}C${round(x + 18 + sway)} ${round(206 - height * 0.55)} ` +
      `${round(x + 2 + sway)} ${round(206 - height * 0.35)} ${round(x + 13)} 206`
    );
  });
  const outline = tongues.map((d) => path(d)).join('');
  return fills(outline, ink, 0.24) + strokes(outline, ink, 0.3, 'stroke-width="1.3"');
};

const contours: Pattern = (random, ink) => {
  const phases = [random() * 6, random() * 6, random() * 6] as const;
  const rings = count(14, (n) => {
    const ring = n + 1;
    const points = count(60, (i): [number, number] => {
      const a = (i * TURN) / 60;
      const swell =
        1 +
        0.14 * Math.sin(3 * a + phases[0]) +
        0.1 * Math.sin(5 * a + phases[1] + ring * 0.12) +
        0.06 * Math.sin(7 * a + phases[2]);
      const r = ring * 11 * swell;
      return [100 + r * 1.1 * Math.cos(a), 118 + r * 0.9 * Math.sin(a)];
    });
    return path(through(points), ring % 4 ? 1.1 : 2.2);
  });
  return strokes(rings.join(''), ink, 0.34);
};

const swirls: Pattern = (random, ink) => {
  const curls = count(13, () => {
    const cx = 20 + random() * 160;
    const cy = 15 + random() * 170;
    const reach = 12 + random() * 15;
    const start = random() * 6;
    const points = count(47, (i): [number, number] => {
      const t = i / 46;
      const a = start + t * 14;
      return [cx + reach * t * Math.cos(a), cy + reach * t * 0.72 * Math.sin(a)];
    });
    return path(through(points, false) + 'q14 8 34 2');
  });
  return strokes(curls.join(''), ink, 0.36, 'stroke-width="1.7" stroke-linecap="round"');
};

const stars: Pattern = (random, ink) => {
  const sky = count(46, () => {
    const x = random() * 200;
    const y = random() * 200;
    const size = 1 + random() * 5.5;
    if (size <= 3.6) return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.5)}"/>`;
    const points = count(8, (i): [number, number] => {
      const r = i % 2 ? size * 0.42 : size * 1.7;
      return [x + r * Math.sin((i * TURN) / 8), y - r * Math.cos((i * TURN) / 8)];
    });
    return path(through(points));
  });
  const orbits = count(
    6,
    (i) => `<circle cx="100" cy="104" r="${(i + 3) * 17}" stroke-dasharray="${i % 2 ? '10 4' : '1 5'}"/>`,
  );
  return fills(sky.join(''), ink, 0.42) + strokes(orbits.join(''), ink, 0.22);
};

const bricks: Pattern = (random, ink) => {
  let d = '';
  for (let row = 0; row < 15; row++) {
    d += `M-5 ${row * 14}H205`;
    for (let i = -1; i < 8; i++) d += `M${round(i * 30 + (row % 2) * 15 + random() * 4)} ${row * 14}v14`;
  }
  return strokes(path(d), ink, 0.26, 'stroke-width="1.7"');
};

const gears: Pattern = (random, ink) => {
  const angle = random() * 40;
  const wheels = count(9, (n) => {
    const q = n + 1;
    const toothed = q % 3 === 0;
    const tooth = round((15 * TURN) / 8 / 2);
    const dash = toothed ? `stroke-dasharray="${tooth} ${tooth}"` : '';
    return `<circle cx="100" cy="104" r="${q * 15}" stroke-width="${toothed ? 6 : 1.2}" ${dash} transform="rotate(${round(angle * q)} 100 104)"/>`;
  });
  return strokes(wheels.join(''), ink, 0.28);
};

const chevrons: Pattern = (random, ink) => {
  const phase = random() * 20;
  const rows = count(18, (n) => {
    const row = n - 2;
    return path(`M-10 ${round(row * 17 + phase)}` + 'l15 -15l15 15'.repeat(8), row % 2 ? 1.2 : 4);
  });
  return strokes(rows.join(''), ink, 0.24);
};

const rosette: Pattern = (random, ink) => {
  const petals = 9 + Math.floor(random() * 4);
  const rings = count(3, (ring) => {
    const points = count(160, (i): [number, number] => {
      const a = (i * TURN) / 160;
      const r = 44 + ring * 42 + 20 * Math.sin(petals * a + ring * 1.3);
      return [CENTRE.x + r * Math.cos(a), CENTRE.y + r * Math.sin(a)];
    });
    const d = through(points);
    return [0, 180 / petals, 90 / petals]
      .map((angle) => `<path d="${d}" transform="rotate(${round(angle)} 100 104)"/>`)
      .join('');
  });
  return strokes(rings.join(''), ink, 0.34, 'stroke-width="1.1"');
};

const mosaic: Pattern = (random, ink) => {
  const n = 10;
  const jitter = (i: number): number => (i % n ? (random() - 0.5) * 11 : 0);
  const grid = count(n + 1, (row) =>
    count(n + 1, (i): [number, number] => [(i * 200) / n + jitter(i), (row * 200) / n + jitter(row)]),
  );
  const corner = (row: number, i: number): [number, number] => grid[row]?.[i] ?? [0, 0];
  let stones = '';
  for (let row = 0; row < n; row++) {
    for (let i = 0; i < n; i++) {
      const points = [corner(row, i), corner(row, i + 1), corner(row + 1, i + 1), corner(row + 1, i)];
      const colour = STONES[Math.floor(random() * random() * 5.99)] ?? STONES[0];
      const opacity = round(0.5 + random() * 0.4);
      stones += `<path d="${through(points)}" fill="${colour}" opacity="${opacity}"/>`;
    }
  }
  return `<g stroke="${ink.deep}" stroke-width="2.2">${stones}</g>`;
};

const bars: Pattern = (random, ink) => {
  let d = '';
  for (let i = 0; i < 21; i++) {
    const height = 30 + 150 * Math.abs(Math.sin(i * 0.7 + random() * 2)) * (0.5 + random() * 0.5);
    for (let y = 0; y < height; y += 8) d += `M${i * 10 - 3} ${197 - y}h7v5h-7Z`;
  }
  return fills(path(d), ink, 0.25);
};

const lines: Pattern = (random, ink) => {
  let d = '';
  for (let y = 6; y < 204; y += 9) {
    for (let x = -random() * 30; x < 205;) {
      const width = 8 + random() * 40;
      d += `M${round(x)} ${y}h${round(width)}`;
      x += width + 5;
    }
  }
  return strokes(path(d), ink, 0.26, 'stroke-width="2"');
};

const smoke: Pattern = (random, ink) => {
  const threads = count(15, () => {
    let d = `M${round(random() * 200)} 210`;
    for (let y = 190; y > -20; y -= 34) {
      d += `q${round((random() - 0.5) * 46)} -17 ${round((random() - 0.5) * 16)} -34`;
    }
    return path(d, 0.8 + random() * 3);
  });
  return strokes(threads.join(''), ink, 0.24, 'stroke-linecap="round"');
};

export const PATTERNS: Readonly<Record<PatternName, Pattern>> = {
  rays,
  waves,
  scales,
  hatch,
  lattice,
  flames,
  contours,
  swirls,
  stars,
  bricks,
  gears,
  chevrons,
  rosette,
  mosaic,
  bars,
  lines,
  smoke,
};
