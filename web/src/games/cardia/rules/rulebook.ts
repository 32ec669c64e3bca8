// The rules of Cardia in the browser: which section explains which question, its pictures, its cards and locations.
import infinity from 'icon:infinity';
import skull from 'icon:skull-crossed-bones';
import type { GameCards } from '$lib/describe';
import type { Suit } from '$lib/design/model';
import type { Translate } from '$lib/i18n/fluent';
import type { OtherEntry, Rulebook } from '$lib/rules/rulebook';
import { factsOf } from '../facts';
import { signetIcon } from '../icons';
import { locationIcons } from '../locations';

const CARDS = 2;
const ROUND = 3;
const ABILITY = 4;
const ONGOING = 5;
const PAST = 6;
const LOCATIONS = 8;

/** Locations are no cards; here they are drawn like cards, in the brown of their plates. */
const locationSuit: Suit = {
  key: 'location',
  pattern: 'contours',
  seal: 'scallop',
  glyph: skull,
  inks: { ground: '#7a4a32', deep: '#2f150b', ink: '#6d3f2a' },
};

function locationsOf(cards: GameCards, say: Translate): OtherEntry[] {
  return factsOf(cards.facts).locations.map(({ key, skulls }) => {
    const id = `location-${key}`;
    const rulings = [1, 2, 3, 4, 5].flatMap((n) => cards.texts.maybe(`${id}.ruling-${n}`) ?? []);
    const icon = locationIcons[key];
    if (!icon) throw new Error(`the location "${key}" has no icon`);
    return {
      group: 'locations',
      rulings,
      model: {
        game: cards.look.identity,
        id,
        name: cards.texts.t(id),
        value: skulls,
        suit: locationSuit,
        icon,
        type: say('location-type', { skulls }),
        gist: '',
        text: cards.texts.t(`${id}.text`),
      },
    };
  });
}

export const rulebook: Rulebook = {
  questions: {
    play: ROUND,
    'play-openly': ROUND,
    'play-second': ROUND,
    faction: ABILITY,
    'any-card': ABILITY,
    'clear-what': ONGOING,
    'card-or-next': ABILITY,
    raise: PAST,
    lower: PAST,
    'take-tokens': PAST,
    'give-tokens': PAST,
    'own-card': ABILITY,
    copy: ABILITY,
    activate: ABILITY,
    hand: ABILITY,
    'faction-or-decline': ABILITY,
    keep: ABILITY,
    instant: ONGOING,
    blackmail: ABILITY,
    librarian: PAST,
    temple: LOCATIONS,
    bury: LOCATIONS,
  },
  figures: {
    [CARDS]: [
      { kind: 'reading', caption: 'reads-card', card: 'judge', parts: ['value', 'glyph', 'type', 'text'] },
    ],
    [ROUND]: [
      {
        kind: 'row',
        caption: 'round',
        shows: [
          { card: 'judge', tokens: [{ shape: 'ring', icon: signetIcon }], note: 'round-wins' },
          '>',
          { card: 'surgeon', note: 'round-loses' },
        ],
      },
    ],
    [ONGOING]: [
      {
        kind: 'row',
        caption: 'ongoing',
        shows: [{ card: 'mediator', tokens: [{ shape: 'lozenge', icon: infinity }] }],
      },
    ],
    [PAST]: [
      {
        kind: 'row',
        caption: 'past',
        shows: [
          {
            card: 'clockmaker',
            tokens: [
              { shape: 'dome', text: '+3' },
              { shape: 'ring', icon: signetIcon },
            ],
            note: 'past-raised',
          },
          '>',
          { card: 'treasurer', note: 'past-printed' },
        ],
      },
    ],
    [LOCATIONS]: [
      {
        kind: 'row',
        caption: 'decks',
        shows: [
          { card: 'hired_blade', note: 'group-deck-1' },
          { card: 'poisoner', note: 'group-deck-2' },
        ],
      },
    ],
  },
  groups: ['deck-1', 'deck-2', 'locations'],
  groupOf: ({ deck }) => `deck-${deck}`,
  others: locationsOf,
};
