// The stored choices of a game, as far as the game still offers them.
import { describe, expect, test } from 'vitest';
import type { GameOffered } from './net/protocol';
import { engineFacts } from '../games/engine-facts';
import { presetOf, refusedBy, seatsFor, compatibleWish, wishFor } from './variants';

const karmaka: GameOffered = {
  key: 'karmaka',
  seats: [2, 4],
  options: [
    {
      name: 'variant',
      type: 'choice',
      default: 'free',
      choices: ['free', 'teams'],
    },
  ],
  presets: [],
  refused: [2, 3].map((seats) => ({ options: { variant: 'teams' }, seats })),
  bots: ['apprentice', 'adept', 'mage', 'archmage'],
};

test('the simplest table at first: fewest seats, second weakest bot', () => {
  expect(wishFor(karmaka, undefined)).toEqual({
    seats: 2,
    options: { variant: 'free' },
    bot: 'adept',
    undo: 'ask',
    public: false,
    help: true,
    hints: false,
  });
});

test('a game may begin with more seats than the fewest', () => {
  expect(wishFor(karmaka, undefined, 3).seats).toBe(3);
  expect(wishFor(karmaka, { seats: 2 }, 3).seats).toBe(2);
});

test('stored choices are used only as far as they fit', () => {
  const kept = {
    seats: 9,
    options: { variant: 'teams', moon: 'full' },
    bot: 'genius',
    undo: 'off',
    public: true,
    seconds: 60,
    help: false,
    hints: false,
  };
  expect(wishFor(karmaka, kept)).toEqual({
    seats: 4,
    options: { variant: 'teams' },
    bot: 'adept',
    undo: 'off',
    public: true,
    seconds: 60,
    help: false,
    hints: false,
  });
  expect(wishFor(karmaka, { options: { variant: 'wolf' } }).options).toEqual({ variant: 'free' });
  expect(wishFor(karmaka, 'nonsense').seats).toBe(2);
  expect(wishFor(karmaka, { bot: 'mage' }).bot).toBe('mage');
  // Browsers remember bots of before there were levels.
  expect(wishFor(karmaka, { bot: 'greedy' }).bot).toBe('adept');
  expect(wishFor({ ...karmaka, bots: ['random', 'greedy'] }, {}).bot).toBe('greedy');
  expect(wishFor({ ...karmaka, bots: ['random'] }, {}).bot).toBe('random');
});

test('the seats are those that go with every chosen option', () => {
  const both: GameOffered = {
    ...karmaka,
    options: [
      ...karmaka.options,
      { name: 'moon', type: 'choice', default: 'new', choices: ['new', 'full'] },
      { name: 'motto', type: 'text', default: '', choices: [] },
    ],
    refused: [...karmaka.refused, { options: { moon: 'full' }, seats: 3 }],
  };
  expect(seatsFor(both, { variant: 'free', moon: 'full', motto: 'hush' })).toEqual([2, 4]);
  expect(seatsFor(both, {})).toEqual([2, 3, 4]);
  expect(seatsFor(both, { variant: 'teams', moon: 'full' })).toEqual([4]);
});

test('another option may want another number of players', () => {
  const realms = engineFacts('realms');
  const wish = wishFor(realms, undefined);
  expect(wish.seats).toBe(3);
  expect(compatibleWish(realms, { ...wish, options: { ...wish.options, variant: 'draft' } }).seats).toBe(2);
  expect(compatibleWish(realms, { ...wish, seats: 7 }).seats).toBe(6);
});

describe('choices that do not go together', () => {
  const option = (name: string, ...choices: string[]) => ({
    name,
    type: 'choice',
    default: choices[0] ?? '',
    choices,
  });
  /** Fires burn at night, and by night without fires nobody wears gold. */
  const festival: GameOffered = {
    key: 'festival',
    seats: [2, 2],
    options: [
      option('time', 'day', 'dusk', 'night'),
      option('fires', 'no', 'yes'),
      option('masks', 'none', 'gold'),
    ],
    presets: [
      { name: 'first', options: { time: 'day', fires: 'no', masks: 'none' } },
      { name: 'full', options: { time: 'night', fires: 'yes', masks: 'gold' } },
    ],
    refused: [
      { options: { time: 'day', fires: 'yes' } },
      { options: { time: 'dusk', fires: 'yes' } },
      { options: { time: 'night', fires: 'no', masks: 'gold' } },
    ],
    bots: ['random'],
  };
  const wish = (options: Record<string, string>) => wishFor(festival, { options });

  test('a choice is refused by those before it, and says by which', () => {
    expect(refusedBy(festival, { time: 'day' }, 'fires', 'yes')).toEqual({ time: 'day' });
    expect(refusedBy(festival, {}, 'fires', 'yes')).toEqual({ time: 'day' });
    expect(refusedBy(festival, { time: 'night' }, 'fires', 'yes')).toBeUndefined();
    expect(refusedBy(festival, { time: 'night' }, 'masks', 'gold')).toEqual({ time: 'night', fires: 'no' });
  });

  test('a choice is never refused because of later ones: they change', () => {
    const night = wish({ time: 'night', fires: 'yes', masks: 'gold' });
    expect(night.options).toEqual({ time: 'night', fires: 'yes', masks: 'gold' });
    expect(refusedBy(festival, night.options, 'time', 'day')).toBeUndefined();
    const day = compatibleWish(festival, { ...night, options: { ...night.options, time: 'day' } });
    expect(day.options).toEqual({ time: 'day', fires: 'no', masks: 'gold' });
    const dark = compatibleWish(festival, { ...night, options: { ...night.options, fires: 'no' } });
    expect(dark.options).toEqual({ time: 'night', fires: 'no', masks: 'none' });
  });

  test('stored choices are used only as far as they can be combined', () => {
    expect(wish({ time: 'dusk', fires: 'yes', masks: 'gold' }).options).toEqual({
      time: 'dusk',
      fires: 'no',
      masks: 'gold',
    });
  });

  test('if the default cannot be combined either, the first choice that can is taken', () => {
    const always: GameOffered = { ...festival, refused: [{ options: { time: 'night', fires: 'no' } }] };
    expect(wishFor(always, { options: { time: 'night' } }).options.fires).toBe('yes');
  });

  test('a preset is known by its options', () => {
    expect(presetOf(festival, {})?.name).toBe('first');
    expect(presetOf(festival, { time: 'night', fires: 'yes', masks: 'gold' })?.name).toBe('full');
    expect(presetOf(festival, { time: 'night' })).toBeUndefined();
    expect(presetOf(karmaka, {})).toBeUndefined();
  });
});
