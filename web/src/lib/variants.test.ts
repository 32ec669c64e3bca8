// What was wished for last time, as far as the game still offers it.
import { expect, test } from 'vitest';
import type { GameOffered } from './net/protocol';
import { wishFor } from './variants';

const karmaka: GameOffered = {
  key: 'karmaka',
  seats: [2, 4],
  options: [{ name: 'variant', type: 'choice', default: 'free', choices: ['free', 'teams'] }],
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
