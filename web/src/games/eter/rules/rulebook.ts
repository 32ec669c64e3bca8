// The rules of ETER in the browser: which section explains which question, its pictures, its cards, mages and powers.
import type { Rulebook } from '$lib/rules/rulebook';

const GOAL = 1;
const TURN = 2;
const FIELD = 3;
const COVERING = 4;
const ILLUSIONS = 6;
const EXPLOSIONS = 7;
const LARGER = 9;
const MAGES = 10;
const POWERS = 11;
const TOURNAMENT = 12;

const SECTIONS: Readonly<Record<string, number>> = { mage: MAGES, power: POWERS, explosion: EXPLOSIONS };

export const rulebook: Rulebook = {
  questions: {
    turn: TURN,
    explosion: EXPLOSIONS,
    rotate: EXPLOSIONS,
    window: EXPLOSIONS,
    spare: EXPLOSIONS,
    arena: TOURNAMENT,
    mage: MAGES,
    cell: POWERS,
    goal: POWERS,
    top: POWERS,
    edge: MAGES,
    direction: POWERS,
    line: POWERS,
    value: POWERS,
    height: POWERS,
    card: POWERS,
    play: POWERS,
  },
  askedBy: ({ type }) => SECTIONS[String(type)],
  figures: {
    [GOAL]: [
      {
        kind: 'field',
        caption: 'goal',
        rows: [
          ['A2', 'B3', null],
          ['B1', 'A3', 'B2'],
          [null, 'B4', 'A1'],
        ],
        line: [
          [0, 0],
          [1, 1],
          [2, 2],
        ],
      },
    ],
    [FIELD]: [
      {
        kind: 'field',
        caption: 'field',
        rows: [
          [null, 'A1', null, null],
          [null, 'B2', 'A2', null],
          ['B1', null, null, null],
        ],
      },
    ],
    [COVERING]: [
      {
        kind: 'row',
        caption: 'covering',
        shows: [
          { card: 'A3' },
          '>',
          { card: 'B2', note: 'covering-lower' },
          { card: 'A1', note: 'covering-own' },
        ],
      },
    ],
    [ILLUSIONS]: [
      {
        kind: 'row',
        caption: 'illusion',
        shows: [
          { card: 'B3' },
          '→',
          { card: 'A4', faceDown: true, note: 'illusion-down' },
          '→',
          { card: 'A4', lit: true, note: 'illusion-up' },
        ],
      },
    ],
    [EXPLOSIONS]: [{ kind: 'drawn', caption: 'explosion', draws: () => import('./ExplosionFigure.svelte') }],
    [LARGER]: [{ kind: 'row', caption: 'eter', shows: [{ card: 'AE' }, { card: 'BE' }] }],
    [MAGES]: [
      { kind: 'reading', caption: 'reads-mage', card: 'fire-1', parts: ['value', 'glyph', 'type', 'text'] },
    ],
    [POWERS]: [{ kind: 'row', caption: 'powers', shows: [{ card: 'VIII' }, { card: 'XIII' }] }],
  },
  groups: ['combat', 'mages', 'fire', 'earth', 'air', 'water', 'explosions'],
  groupOf: ({ type, suit }) => (type === 'power' ? String(suit) : type === 'combat' ? 'combat' : `${type}s`),
};
