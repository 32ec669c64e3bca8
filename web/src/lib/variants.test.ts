// What was wished for last time, as far as the game still offers it.
import { expect, test } from 'vitest';
import type { GameOffered } from './net/protocol';
import { engineFacts } from '../games/engine-facts';
import { seated, seatsFor, wishFor } from './variants';

const karmaka: GameOffered = {
  key: 'karmaka',
  seats: [2, 4],
  options: [
    {
      name: 'variant',
      type: 'choice',
      default: 'free',
      choices: ['free', 'teams'],
      seats: { free: [2, 3, 4], teams: [4] },
    },
  ],
  bots: ['random', 'greedy'],
};

test('the simplest table at first: fewest seats, strongest bot', () => {
  expect(wishFor(karmaka, undefined)).toEqual({
    seats: 2,
    options: { variant: 'free' },
    bot: 'greedy',
    undo: 'ask',
    public: false,
  });
});

test('what is kept is believed only as far as it fits', () => {
  const kept = {
    seats: 9,
    options: { variant: 'teams', moon: 'full' },
    bot: 'genius',
    undo: 'off',
    public: true,
  };
  expect(wishFor(karmaka, kept)).toEqual({
    seats: 4,
    options: { variant: 'teams' },
    bot: 'greedy',
    undo: 'off',
    public: true,
  });
  expect(wishFor(karmaka, { options: { variant: 'wolf' } }).options).toEqual({ variant: 'free' });
  expect(wishFor(karmaka, 'nonsense').seats).toBe(2);
});

test('the seats are those that go with every chosen option', () => {
  const both: GameOffered = {
    ...karmaka,
    options: [
      ...karmaka.options,
      {
        name: 'moon',
        type: 'choice',
        default: 'new',
        choices: ['new', 'full'],
        seats: { new: [2, 3, 4], full: [2, 4] },
      },
      { name: 'motto', type: 'text', default: '', choices: [], seats: {} },
    ],
  };
  expect(seatsFor(both, { variant: 'free', moon: 'full', motto: 'hush' })).toEqual([2, 4]);
  expect(seatsFor(both, {})).toEqual([2, 3, 4]);
  expect(seatsFor(both, { variant: 'teams', moon: 'full' })).toEqual([4]);
});

test('another option may want another number of players', () => {
  const realms = engineFacts('realms');
  const wish = wishFor(realms, undefined);
  expect(wish.seats).toBe(3);
  expect(seated(realms, { ...wish, options: { ...wish.options, variant: 'draft' } }).seats).toBe(2);
  expect(seated(realms, { ...wish, seats: 7 }).seats).toBe(6);
});
