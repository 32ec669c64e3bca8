import evilMoon from 'icon:evil-moon';
import hornedSkull from 'icon:horned-skull';
import queenCrown from 'icon:queen-crown';
import soundWaves from 'icon:sound-waves';
import spellBook from 'icon:spell-book';
import wizardStaff from 'icon:wizard-staff';
import type { Suit } from '$lib/design/model';

/** The suit quartets: colour, pattern, seal, glyph. No neighbour shares two of them. */
export const suits = {
  majestic: {
    key: 'majestic',
    pattern: 'lattice',
    seal: 'shield',
    glyph: queenCrown,
    inks: { ground: '#a62d70', deep: '#480a33', ink: '#8d2059' },
  },
  classical: {
    key: 'classical',
    pattern: 'lines',
    seal: 'arch',
    glyph: spellBook,
    inks: { ground: '#2a5895', deep: '#0d2449', ink: '#234d86' },
  },
  contemporary: {
    key: 'contemporary',
    pattern: 'bars',
    seal: 'hex',
    glyph: soundWaves,
    inks: { ground: '#578c14', deep: '#203d04', ink: '#3b640a' },
  },
  general: {
    key: 'general',
    pattern: 'hatch',
    seal: 'square',
    glyph: wizardStaff,
    inks: { ground: '#8a7756', deep: '#3b2f1b', ink: '#5e4e33' },
  },
  black: {
    key: 'black',
    pattern: 'smoke',
    seal: 'star',
    glyph: evilMoon,
    inks: { ground: '#3a2a52', deep: '#120a20', ink: '#3a2a52' },
  },
  boss: {
    key: 'boss',
    pattern: 'rays',
    seal: 'oct',
    glyph: hornedSkull,
    inks: { ground: '#9c2a1a', deep: '#3d0705', ink: '#8c2214' },
  },
} as const satisfies Record<string, Suit>;
