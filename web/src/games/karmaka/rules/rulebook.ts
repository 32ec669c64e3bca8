// The rules of Karmaka in the browser: which section explains which question, its pictures, its cards by colour.
import type { Rulebook } from '$lib/rules/rulebook';

const CARDS = 2;
const WAYS = 4;
const COST = 5;
const EXPOSED = 6;
const REINCARNATION = 7;
const RINGS = 8;

export const rulebook: Rulebook = {
  questions: {
    play: WAYS,
    again: WAYS,
    rival: COST,
    player: WAYS,
    hand: WAYS,
    'hand-or-done': WAYS,
    deed: EXPOSED,
    ruins: WAYS,
    future: WAYS,
    seen: WAYS,
    'seen-or-done': WAYS,
    'put-back': WAYS,
    'draw-more': WAYS,
    exposed: EXPOSED,
    offer: COST,
    rings: RINGS,
  },
  figures: {
    [CARDS]: [
      {
        kind: 'reading',
        caption: 'reads-card',
        card: 'vengeance',
        parts: ['value', 'glyph', 'type', 'text'],
      },
    ],
    [WAYS]: [
      {
        kind: 'row',
        caption: 'ways',
        shows: [
          { card: 'crisis', note: 'ways-deed' },
          { card: 'crisis', lit: true, note: 'ways-ability' },
          { card: 'crisis', faceDown: true, note: 'ways-future' },
        ],
      },
    ],
    [COST]: [
      {
        kind: 'row',
        caption: 'cost',
        shows: [
          { card: 'thievery', note: 'cost-used' },
          '→',
          { card: 'thievery', faceDown: true, note: 'cost-kept' },
        ],
      },
    ],
    [EXPOSED]: [
      {
        kind: 'row',
        caption: 'exposed',
        shows: [
          { card: 'spite', note: 'exposed-safe' },
          { card: 'panic', lit: true, note: 'exposed-top' },
        ],
      },
    ],
    [REINCARNATION]: [
      {
        kind: 'row',
        caption: 'climb',
        shows: [{ card: 'vengeance' }, '+', { card: 'crisis' }, '+', { card: 'mimic' }],
      },
    ],
  },
  groups: ['red', 'green', 'blue', 'mosaic'],
  groupOf: ({ colour }) => String(colour),
};
