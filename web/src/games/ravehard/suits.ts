import dramaMasks from 'icon:drama-masks';
import enrage from 'icon:enrage';
import evilMoon from 'icon:evil-moon';
import hearts from 'icon:hearts';
import hornedSkull from 'icon:horned-skull';
import knapsack from 'icon:knapsack';
import magnifyingGlass from 'icon:magnifying-glass';
import partyFlags from 'icon:party-flags';
import queenCrown from 'icon:queen-crown';
import soundWaves from 'icon:sound-waves';
import spellBook from 'icon:spell-book';
import stoneThrone from 'icon:stone-throne';
import topHat from 'icon:top-hat';
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
  black_magic: {
    key: 'black_magic',
    pattern: 'smoke',
    seal: 'star',
    glyph: evilMoon,
    inks: { ground: '#3a2a52', deep: '#120a20', ink: '#3a2a52' },
  },
  characters: {
    key: 'characters',
    pattern: 'waves',
    seal: 'circle',
    glyph: topHat,
    inks: { ground: '#1f7687', deep: '#06303a', ink: '#166070' },
  },
  crime_tools: {
    key: 'crime_tools',
    pattern: 'gears',
    seal: 'diamond',
    glyph: knapsack,
    inks: { ground: '#55606c', deep: '#1d242c', ink: '#454f5a' },
  },
  evidence: {
    key: 'evidence',
    pattern: 'scales',
    seal: 'lens',
    glyph: magnifyingGlass,
    inks: { ground: '#12706b', deep: '#062f2e', ink: '#0d5c58' },
  },
  bosses: {
    key: 'bosses',
    pattern: 'rays',
    seal: 'oct',
    glyph: hornedSkull,
    inks: { ground: '#9c2a1a', deep: '#3d0705', ink: '#8c2214' },
  },
  enemies: {
    key: 'enemies',
    pattern: 'flames',
    seal: 'notch',
    glyph: enrage,
    inks: { ground: '#c0531d', deep: '#541c04', ink: '#8f3a10' },
  },
  events: {
    key: 'events',
    pattern: 'stars',
    seal: 'circle',
    glyph: dramaMasks,
    inks: { ground: '#6a45b5', deep: '#25104f', ink: '#55349a' },
  },
  archmages_chamber: {
    key: 'archmages_chamber',
    pattern: 'rosette',
    seal: 'penta',
    glyph: stoneThrone,
    inks: { ground: '#23284a', deep: '#0a0c1c', ink: '#2b3160' },
  },
  flirt: {
    key: 'flirt',
    pattern: 'swirls',
    seal: 'drop',
    glyph: hearts,
    inks: { ground: '#cb5a6e', deep: '#5b1527', ink: '#93283d' },
  },
  components: {
    key: 'components',
    pattern: 'chevrons',
    seal: 'scallop',
    glyph: partyFlags,
    inks: { ground: '#9a7a35', deep: '#3f2e0c', ink: '#6a4f1b' },
  },
} as const satisfies Record<string, Suit>;
