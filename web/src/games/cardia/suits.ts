import bigGear from 'icon:big-gear';
import fist from 'icon:fist';
import imperialCrown from 'icon:imperial-crown';
import openBook from 'icon:open-book';
import type { Suit } from '$lib/design/model';

/** The suit quartets: colour, pattern, seal, glyph. No neighbour shares two of them. */
export const suits = {
  rebellion: {
    key: 'rebellion',
    pattern: 'chevrons',
    seal: 'penta',
    glyph: fist,
    inks: { ground: '#1b7562', deep: '#06332f', ink: '#0d5a4b' },
  },
  academy: {
    key: 'academy',
    pattern: 'rays',
    seal: 'circle',
    glyph: openBook,
    inks: { ground: '#b17e14', deep: '#523304', ink: '#795205' },
  },
  guild: {
    key: 'guild',
    pattern: 'gears',
    seal: 'hex',
    glyph: bigGear,
    inks: { ground: '#86202c', deep: '#3d0914', ink: '#861c2a' },
  },
  dynasty: {
    key: 'dynasty',
    pattern: 'rosette',
    seal: 'shield',
    glyph: imperialCrown,
    inks: { ground: '#3a57a8', deep: '#141f55', ink: '#2e4892' },
  },
} as const satisfies Record<string, Suit>;
