import broadsword from 'icon:broadsword';
import crossedSwords from 'icon:crossed-swords';
import crown from 'icon:crown';
import doubleFaceMask from 'icon:double-face-mask';
import flame from 'icon:flame';
import gems from 'icon:gems';
import mountains from 'icon:mountains';
import pawPrint from 'icon:paw-print';
import pointyHat from 'icon:pointy-hat';
import sunCloud from 'icon:sun-cloud';
import waves from 'icon:waves';
import type { Suit } from '$lib/design/model';

/** The suit quartets: colour, pattern, seal, glyph. No neighbour shares two of them. */
export const suits = {
  land: {
    key: 'land',
    pattern: 'contours',
    seal: 'square',
    glyph: mountains,
    inks: { ground: '#6a4a22', deep: '#2c1b06', ink: '#674718' },
  },
  flood: {
    key: 'flood',
    pattern: 'waves',
    seal: 'drop',
    glyph: waves,
    inks: { ground: '#1d5ea8', deep: '#082653', ink: '#164f93' },
  },
  weather: {
    key: 'weather',
    pattern: 'swirls',
    seal: 'scallop',
    glyph: sunCloud,
    inks: { ground: '#5d8ba1', deep: '#1e3d50', ink: '#2d5a70' },
  },
  flame: {
    key: 'flame',
    pattern: 'flames',
    seal: 'diamond',
    glyph: flame,
    inks: { ground: '#c1441a', deep: '#521004', ink: '#98300c' },
  },
  army: {
    key: 'army',
    pattern: 'chevrons',
    seal: 'shield',
    glyph: crossedSwords,
    inks: { ground: '#42424a', deep: '#15151b', ink: '#38383f' },
  },
  wizard: {
    key: 'wizard',
    pattern: 'stars',
    seal: 'star',
    glyph: pointyHat,
    inks: { ground: '#b64f90', deep: '#4a0f3a', ink: '#8d2d6a' },
  },
  leader: {
    key: 'leader',
    pattern: 'rosette',
    seal: 'arch',
    glyph: crown,
    inks: { ground: '#57358f', deep: '#210f47', ink: '#4f2f86' },
  },
  beast: {
    key: 'beast',
    pattern: 'scales',
    seal: 'lens',
    glyph: pawPrint,
    inks: { ground: '#5b9236', deep: '#16380f', ink: '#2f6420' },
  },
  weapon: {
    key: 'weapon',
    pattern: 'hatch',
    seal: 'hex',
    glyph: broadsword,
    inks: { ground: '#7d7a72', deep: '#32302c', ink: '#56534c' },
  },
  artifact: {
    key: 'artifact',
    pattern: 'rays',
    seal: 'circle',
    glyph: gems,
    inks: { ground: '#bb7a10', deep: '#4f2c02', ink: '#7e4f00' },
  },
  wild: {
    key: 'wild',
    pattern: 'lattice',
    seal: 'notch',
    glyph: doubleFaceMask,
    inks: { ground: '#1c5659', deep: '#07242a', ink: '#1c5659' },
  },
} as const satisfies Record<string, Suit>;
