// The rules of Wisps in the browser: which section explains which question, its pictures, its wisps.
import type { Rulebook } from '$lib/rules/rulebook';

const WISPS = 1;
const TURN = 2;
const GUESSING = 3;

export const rulebook: Rulebook = {
  questions: { play: TURN, name: GUESSING, look: GUESSING },
  figures: {
    [WISPS]: [{ kind: 'reading', caption: 'reads-card', card: 'blaze', parts: ['value', 'text'] }],
    [TURN]: [
      {
        kind: 'row',
        caption: 'guess',
        shows: [
          { card: 'spark', faceDown: true, note: 'guess-hidden' },
          '→',
          { card: 'spark', lit: true, note: 'guess-right' },
        ],
      },
    ],
  },
  groups: ['lights', 'moths'],
  groupOf: ({ value }) => (value ? 'lights' : 'moths'),
};
