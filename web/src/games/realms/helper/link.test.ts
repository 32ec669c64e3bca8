// The link of the scoring helper contains everything, and damaged links are still read.
import { expect, test } from 'vitest';
import { engineFacts } from '../../engine-facts';
import { factsOf, roomIn } from '../facts';
import { EMPTY, fromLink as read, toLink, type Hands } from './link';

const facts = factsOf(engineFacts('realms'));
const fromLink = (link: string): Hands => read(link, facts);
const again = (hands: Hands): Hands => fromLink(`#${toLink(hands)}`);

test('an empty page has an empty link', () => {
  expect(toLink(EMPTY)).toBe('');
  expect(fromLink('')).toEqual(EMPTY);
  expect(fromLink('#')).toEqual(EMPTY);
});

test('hands, names, discards, choices and the rule for names come back from the link', () => {
  const hands: Hands = {
    players: [
      {
        name: 'Zoë & Żółw=1',
        cards: ['mirage', 'book_of_changes', 'candle', 'island', 'shapeshifter'],
        choices: {
          mirage: 'smoke',
          shapeshifter: { suit: 'wizard' },
          book_of_changes: { card: 'candle', suit: 'land' },
          island: 'candle',
        },
      },
      { name: '', cards: ['king'], choices: {} },
      { name: '', cards: [], choices: null },
    ],
    discard: ['mountain', 'smoke'],
    onlyAppeared: true,
  };
  expect(again(hands)).toEqual(hands);
});

test('a short hand has a short link that can be read', () => {
  const hands: Hands = { ...EMPTY, players: [{ name: '', cards: ['mountain', 'smoke'], choices: null }] };
  expect(toLink(hands)).toBe('h=mountain.smoke');
});

test('cards that do not exist, come twice or are too many are left out', () => {
  expect(fromLink('#h=mountain.dragoon.mountain.toString&h=mountain.king&d=king.smoke')).toEqual({
    players: [
      { name: '', cards: ['mountain'], choices: null },
      { name: '', cards: ['king'], choices: null },
    ],
    discard: ['smoke'],
    onlyAppeared: false,
  });
  const nine = 'mountain.smoke.mirage.candle.island.king.queen.dragon.hydra';
  expect(fromLink(`#h=${nine}`).players[0]?.cards).toHaveLength(7);
  expect(fromLink(`#h=necromancer.${nine}`).players[0]?.cards).toHaveLength(8);
  expect(fromLink(`#${'h=&'.repeat(20)}`).players).toHaveLength(7);
});

test('choices that cannot be read are replaced by the best ones', () => {
  expect(fromLink('#h=mirage&c=mirage~nothing').players[0]?.choices).toBeNull();
  expect(fromLink('#h=mirage&c=nothing~mirage').players[0]?.choices).toBeNull();
});

test('the Necromancer makes room for an eighth card', () => {
  expect(roomIn(facts, ['king'])).toBe(7);
  expect(roomIn(facts, ['king', 'necromancer'])).toBe(8);
});
