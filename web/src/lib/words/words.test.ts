// Sentences with the same arguments as those of the terminal. Real texts: Karmaka's own files.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutAtSlots, lookUp, makeBundle, type Language } from '../i18n/fluent';
import type { GameEvent } from '../net/protocol';
import { fold, runs } from './fold';
import { gameFirst, Words, type Told } from './words';

const texts = new URL('../../../../src/pentakl/games/karmaka/text/', import.meta.url);

const fail = (complaint: string): never => {
  throw new Error(complaint);
};

function wordsIn(language: Language): Words {
  const bundle = makeBundle(language, [readFileSync(new URL(`${language}.ftl`, texts), 'utf8')]);
  return new Words((key, args) => lookUp(bundle, key, args, fail));
}

/** The sentence as it is read, with names and cards in their slots. */
function read(words: Words, told: Told, names: readonly string[]): string {
  return cutAtSlots(told.sentence)
    .map((part) => {
      if ('text' in part) return part.text;
      const card = told.cards[part.slot];
      return card === undefined ? (names[told.people[part.slot] ?? -1] ?? '?') : words.card(card);
    })
    .join('')
    .replaceAll('\u00a0', ' ');
}

const drew = (token: number, card?: string): GameEvent => ({
  kind: 'drew',
  seat: 0,
  cards: [card === undefined ? null : { token, card }],
  from: { zone: 'well' },
  to: { zone: 'hand', seat: 0 },
});
const NAMES = ['Ola', 'Orion', 'Vega'];

test('equal moves in a row are one sentence; seen and hidden cards are two', () => {
  const events = [drew(1, 'peek'), drew(2, 'spite'), drew(3)];
  expect(fold(events).map((event) => event.cards?.length)).toEqual([2, 1]);
  expect(runs(events)).toHaveLength(1);
  expect(runs([...events, { kind: 'passed', seat: 0 }])).toHaveLength(2);
});

test('what has a number of its own is told alone', () => {
  const recalled: GameEvent = { ...drew(1, 'peek'), kind: 'recalled', number: 1 };
  expect(fold([recalled, recalled])).toHaveLength(2);
});

test('I am told by "you", the others by name', () => {
  const polish = wordsIn('pl');
  const english = wordsIn('en');
  const used: GameEvent = {
    kind: 'took',
    seat: 1,
    cards: [{ token: 4, card: 'vengeance' }],
    from: { zone: 'deeds', seat: 0 },
    to: { zone: 'hand', seat: 1 },
  };
  const say = (words: Words, viewer: number | null): string =>
    words
      .tell([used], viewer)
      .map((told) => read(words, told, NAMES))
      .join(' ');
  expect(say(polish, 0)).toBe('Orion zabiera na rękę twój Jawny Uczynek: Zemsta.');
  expect(say(polish, 1)).toBe('Zabierasz na rękę Jawny Uczynek rywala (Ola): Zemsta.');
  expect(say(polish, 2)).toBe('Orion zabiera na rękę Jawny Uczynek rywala (Ola): Zemsta.');
  expect(say(english, 1)).toBe("You take Ola's exposed Deed into your hand: Vengeance.");
});

test('hidden cards are counted, not named', () => {
  const words = wordsIn('pl');
  const told = words.tell([drew(1), drew(2)], 1).map((one) => read(words, one, NAMES));
  expect(told).toEqual(['Ola dobiera 2 karty ze Studni.']);
});

test('a card asks in its own words where it has some', () => {
  const words = wordsIn('en');
  expect(words.ask({ seat: 0, prompt: 'ruins', source: { token: 3, card: 'salvage' } })).toBe(
    'Salvage: which card comes to your hand?',
  );
  expect(words.ask({ seat: 0, prompt: 'play' })).toBe('Your turn: what do you play?');
});

test('the end is told to winners, losers and spectators', () => {
  const words = wordsIn('en');
  const outcome = { winners: [1], reason: 'transcendence', points: [2, 4] };
  expect(words.outcome(outcome, NAMES, 1)).toContain('You reach the top');
  expect(words.outcome(outcome, NAMES, 0)).toContain('You lose. Orion');
  expect(words.outcome(outcome, NAMES, null)).toBe('Transcendence! Orion wins.');
});

test("a game's own text wins over the shell's, attribute by attribute", () => {
  const texts = (source: string) => {
    const bundle = makeBundle('en', [source]);
    return (key: string) => lookUp(bundle, key, { number: 2 }, fail);
  };
  const game = texts('event-next-game = Night { $number } falls.');
  const shell = texts('event-next-game = Game { $number } begins.\n    .short = Game { $number }');
  const words = new Words(gameFirst(game, shell));
  expect(words.tell([{ kind: 'next-game', seat: -1, number: 2 }], null)[0]?.sentence).toBe('Night 2 falls.');
  expect(words.say('event-next-game.short')).toBe('Game 2');
});
