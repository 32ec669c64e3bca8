import flame from 'icon:flame';
import rock from 'icon:rock';
import spikyExplosion from 'icon:spiky-explosion';
import windyStripes from 'icon:windy-stripes';
import type { Suit } from '$lib/design/model';
import { drop, lozengeGlyph, ringGlyph } from '$lib/design/own-icons';

/** The suit quartets: colour, pattern, seal, glyph. No neighbour shares two of them. */
export const suits = {
  jade: {
    key: 'jade',
    pattern: 'rosette',
    seal: 'circle',
    glyph: ringGlyph,
    inks: { ground: '#2b8a68', deep: '#083b2e', ink: '#12614a' },
  },
  violet: {
    key: 'violet',
    pattern: 'lattice',
    seal: 'diamond',
    glyph: lozengeGlyph,
    inks: { ground: '#5e3094', deep: '#230b47', ink: '#55288a' },
  },
  fire: {
    key: 'fire',
    pattern: 'flames',
    seal: 'diamond',
    glyph: flame,
    inks: { ground: '#b8451f', deep: '#4d1206', ink: '#963410' },
  },
  water: {
    key: 'water',
    pattern: 'waves',
    seal: 'drop',
    glyph: drop,
    inks: { ground: '#1f6c9e', deep: '#07304c', ink: '#175a86' },
  },
  earth: {
    key: 'earth',
    pattern: 'contours',
    seal: 'square',
    glyph: rock,
    inks: { ground: '#57401a', deep: '#241703', ink: '#5e461c' },
  },
  air: {
    key: 'air',
    pattern: 'swirls',
    seal: 'scallop',
    glyph: windyStripes,
    inks: { ground: '#6f8294', deep: '#283848', ink: '#475a6b' },
  },
  blast: {
    key: 'blast',
    pattern: 'rays',
    seal: 'star',
    glyph: spikyExplosion,
    inks: { ground: '#8a1f4b', deep: '#3a0720', ink: '#7d1a44' },
  },
} as const satisfies Record<string, Suit>;
