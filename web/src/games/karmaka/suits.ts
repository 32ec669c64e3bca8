import flame from 'icon:flame';
import threeLeaves from 'icon:three-leaves';
import type { Suit } from '$lib/design/model';
import { drop, tesserae } from '$lib/design/own-icons';

/** The suit quartets: colour, pattern, seal, glyph. No neighbour shares two of them. */
export const suits = {
  red: {
    key: 'red',
    pattern: 'flames',
    seal: 'diamond',
    glyph: flame,
    inks: { ground: '#962531', deep: '#4a0d18', ink: '#861c2a' },
  },
  green: {
    key: 'green',
    pattern: 'scales',
    seal: 'lens',
    glyph: threeLeaves,
    inks: { ground: '#6c8c2c', deep: '#2c4212', ink: '#445f12' },
  },
  blue: {
    key: 'blue',
    pattern: 'waves',
    seal: 'circle',
    glyph: drop,
    inks: { ground: '#24609f', deep: '#0d2a55', ink: '#1d4f8a' },
  },
  mosaic: {
    key: 'mosaic',
    pattern: 'mosaic',
    seal: 'notch',
    glyph: tesserae,
    inks: { ground: '#5b4a63', deep: '#241b33', ink: '#4b3a57' },
  },
} as const satisfies Record<string, Suit>;
