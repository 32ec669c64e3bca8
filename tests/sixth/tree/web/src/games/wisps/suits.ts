import moon from 'icon:moon';
import sparkles from 'icon:sparkles';
import type { Suit } from '$lib/design/model';

/** The suit quartets: colour, pattern, seal, glyph. */
export const suits = {
  light: {
    key: 'light',
    pattern: 'rays',
    seal: 'drop',
    glyph: sparkles,
    inks: { ground: '#2d7a63', deep: '#0a3428', ink: '#1b5f4c' },
  },
  dusk: {
    key: 'dusk',
    pattern: 'swirls',
    seal: 'lens',
    glyph: moon,
    inks: { ground: '#55506f', deep: '#211d38', ink: '#474163' },
  },
} as const satisfies Record<string, Suit>;
