// The rules of Fantastyczne światy in the browser: which section explains which question, its pictures, its cards by suit.
import type { Rulebook } from '$lib/rules/rulebook';

const CARDS = 2;
const TURN = 3;
const BLANKING = 5;
const SPECIAL = 6;
const DRAFT = 8;
const CHAOS = 9;

export const rulebook: Rulebook = {
  questions: {
    take: TURN,
    'take-or-draw-two': DRAFT,
    discard: TURN,
    keep: DRAFT,
    trade: CHAOS,
    haggle: CHAOS,
    time: CHAOS,
    eighth: CHAOS,
    settle: SPECIAL,
    raise: SPECIAL,
    copy: SPECIAL,
    mirage: SPECIAL,
    shapeshifter: SPECIAL,
    book: SPECIAL,
    'book-suit': SPECIAL,
    island: SPECIAL,
  },
  figures: {
    [CARDS]: [
      { kind: 'reading', caption: 'reads-card', card: 'knights', parts: ['value', 'glyph', 'type', 'text'] },
      {
        kind: 'row',
        caption: 'fitting',
        shows: [{ card: 'king', note: 'fitting-bonus' }, '+', { card: 'knights', note: 'fitting-penalty' }],
      },
    ],
    [BLANKING]: [
      {
        kind: 'row',
        caption: 'blanking',
        shows: [
          { card: 'great_flood' },
          '→',
          { card: 'knights', stamp: ['stamp-blanked', 'stamp-flood'] },
          { card: 'lightning', note: 'blanking-spared' },
        ],
      },
      {
        kind: 'row',
        caption: 'clearing',
        shows: [
          { card: 'mountain' },
          '→',
          { card: 'great_flood', note: 'clearing-flood' },
          { card: 'knights', note: 'clearing-army' },
        ],
      },
    ],
    [SPECIAL]: [
      {
        kind: 'row',
        caption: 'copying',
        shows: [{ card: 'doppelganger' }, '→', { card: 'dragon', note: 'copying-what' }],
      },
    ],
  },
  groups: [
    'land',
    'flood',
    'weather',
    'flame',
    'army',
    'wizard',
    'leader',
    'beast',
    'weapon',
    'artifact',
    'wild',
  ],
  groupOf: ({ suit }) => String(suit),
};
