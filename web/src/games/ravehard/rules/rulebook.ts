// The rules of Ravehard in the browser: which section explains which question, its pictures, its cards by deck.
import type { Rulebook } from '$lib/rules/rulebook';

const NIGHT = 3;
const BOSS = 4;
const TURN = 5;
const SHIELDS = 6;
const LIFE = 7;
const SYNERGIES = 8;
const SCHEMES = 9;
const CHAMBER = 10;
const DUEL = 11;

export const rulebook: Rulebook = {
  questions: {
    character: LIFE,
    'exchange-hand': DUEL,
    'first-player': DUEL,
    exchange: SHIELDS,
    lane: DUEL,
    where: SHIELDS,
    turn: TURN,
    brawl: LIFE,
    target: TURN,
    'shield-target': SHIELDS,
    replace: SHIELDS,
    'react-damage': SHIELDS,
    'react-spell': SHIELDS,
    'react-shield': SHIELDS,
    'react-loss': SHIELDS,
    help: SYNERGIES,
    volunteer: BOSS,
    designate: BOSS,
    nominate: BOSS,
    vote: CHAMBER,
    discard: TURN,
    recover: SYNERGIES,
    branch: TURN,
    'move-to': SHIELDS,
    'redirect-to': SHIELDS,
    'scheme-with': SCHEMES,
    'return-tool': SCHEMES,
    'pass-on': SCHEMES,
    'own-shield': SHIELDS,
    opponent: LIFE,
    flirt: SCHEMES,
  },
  figures: {
    [NIGHT]: [
      {
        kind: 'row',
        caption: 'night',
        shows: [
          { card: 'the_bathtub_protocol' },
          '→',
          { card: 'chained_disco_ball', tokens: [{ shape: 'dome', text: '+3' }] },
          { card: 'third_volume_of_memoirs', tokens: [{ shape: 'dome', text: '+2' }] },
        ],
      },
    ],
    [BOSS]: [
      {
        kind: 'row',
        caption: 'boss',
        shows: [
          { card: 'bouncer_who_remembers', note: 'boss-attacks' },
          '→',
          { card: 'being_beaten_card', note: 'boss-beaten' },
        ],
      },
    ],
    [TURN]: [
      {
        kind: 'reading',
        caption: 'reads-card',
        card: 'glitter_cannon',
        parts: ['glyph', 'name', 'type', 'text'],
      },
    ],
    [SHIELDS]: [
      {
        kind: 'row',
        caption: 'shield',
        shows: [
          { card: 'velvet_parry', faceDown: true, note: 'shield-down' },
          '→',
          { card: 'velvet_parry', lit: true, note: 'shield-up' },
        ],
      },
    ],
    [LIFE]: [
      {
        kind: 'reading',
        caption: 'reads-character',
        card: 'ludwika_of_the_third_encore',
        parts: ['value', 'text'],
      },
    ],
    [SYNERGIES]: [
      {
        kind: 'row',
        caption: 'synergy',
        shows: [
          { card: 'royal_sneeze', note: 'synergy-alone' },
          '+',
          { card: 'circle_of_chalk', note: 'synergy-together' },
        ],
      },
    ],
    [SCHEMES]: [
      {
        kind: 'row',
        caption: 'scheme',
        shows: [
          { card: 'frozen_trout', note: 'scheme-given' },
          '→',
          { card: 'cursed_kazoo', faceDown: true, note: 'scheme-returned' },
        ],
      },
    ],
    [DUEL]: [{ kind: 'row', caption: 'coin', shows: [{ card: 'severe_magic_coin' }] }],
  },
  groups: [
    'characters',
    'majestic',
    'classical',
    'contemporary',
    'general',
    'black_magic',
    'crime_tools',
    'evidence',
    'bosses',
    'enemies',
    'events',
    'archmages_chamber',
    'flirt',
    'components',
  ],
  groupOf: ({ deck }) => String(deck),
};
