// Sentences with the same arguments as those of the terminal. Real texts: Karmaka's own files.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { placeOf } from '../grid';
import { lookUp, makeBundle, type Language } from '../i18n/fluent';
import type { GameEvent } from '../net/protocol';
import { fold, runs } from './fold';
import { gameFirst, Words, type Told } from './words';

const texts = new URL('../../../../src/pentakl/games/karmaka/text/', import.meta.url);

const shell = new URL('../../text/', import.meta.url);

const fail = (complaint: string): never => {
  throw new Error(complaint);
};

function wordsIn(language: Language): Words {
  const bundle = makeBundle(language, [
    readFileSync(new URL(`${language}.ftl`, texts), 'utf8'),
    readFileSync(new URL(`table.${language}.ftl`, shell), 'utf8'),
  ]);
  return new Words((key, args) => lookUp(bundle, key, args, fail));
}

/** The sentence as it is read, with names and cards in their slots. */
const read = (words: Words, told: Told, names: readonly string[]): string =>
  words.plainly(told, names).replaceAll('\u00a0', ' ');

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

test('an event with its own number is told alone', () => {
  const recalled: GameEvent = { ...drew(1, 'peek'), kind: 'recalled', number: 1 };
  expect(fold([recalled, recalled])).toHaveLength(2);
});

test('a place of 0 is a place: moves to different places are told apart', () => {
  const laid = (place: number): GameEvent => ({ ...drew(place, 'peek'), to: { zone: 'board', place } });
  expect(fold([laid(0), laid(1), laid(1)]).map((event) => [event.to?.place, event.cards?.length])).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

describe('the opening', () => {
  const dealt = (seat: number, token: number): GameEvent => ({
    kind: 'dealt',
    seat,
    cards: [seat === 0 ? { token, card: 'peek' } : null],
    from: { zone: 'well' },
    to: { zone: 'hand', seat },
  });
  const begins: GameEvent = { kind: 'game-begins', seat: -1, number: 1 };
  const deal = Array.from({ length: 40 }, (_, i) => dealt(i % 4, i));
  const laid: GameEvent = { ...dealt(0, 90), kind: 'laid', seat: -1, to: { zone: 'ruins' } };
  const round: GameEvent = { kind: 'round', seat: -1, number: 1 };

  test('is dealt in one go, and told in one line', () => {
    const events = [begins, ...deal, round, drew(50)];
    expect(runs(events).map((run) => [run.events.length, run.isDeal])).toEqual([
      [1, false],
      [40, true],
      [1, false],
      [1, false],
    ]);
    expect(fold(events).map(({ kind }) => kind)).toEqual(['game-begins', 'opening', 'round', 'drew']);
  });

  test('names cards that are laid face up', () => {
    const events = [begins, ...deal, laid, { ...laid }, { kind: 'reshuffled', seat: -1 }, ...deal, round];
    expect(fold(events).map(({ kind, cards }) => [kind, cards?.length ?? 0])).toEqual([
      ['game-begins', 0],
      ['opening', 0],
      ['laid', 2],
      ['reshuffled', 0],
      ['round', 0],
    ]);
  });

  test('of the next game of a match is a deal, too', () => {
    const events = [begins, ...deal, round, { ...begins, kind: 'next-game' }, ...deal, round];
    expect(fold(events).map(({ kind }) => kind)).toEqual([
      'game-begins',
      'opening',
      'round',
      'next-game',
      'opening',
      'round',
    ]);
  });
});

test('I am called "you", the others by name', () => {
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

test('a card may have its own wording of a question', () => {
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

test('a winning side of any size is named correctly', () => {
  const names = ['Anna', 'Bartek', 'Celina', 'Darek'];
  const say = (language: Language, winners: readonly number[], viewer: number | null = null): string =>
    wordsIn(language)
      .outcome({ winners, reason: 'something-new', points: [] }, names, viewer)
      .replaceAll('\u00a0', ' ');
  expect(say('en', [0])).toBe('Anna wins.');
  expect(say('en', [0, 1, 2])).toBe('Anna, Bartek and Celina win.');
  expect(say('pl', [1])).toBe('Wygrywa Bartek.');
  expect(say('pl', [0, 1, 2])).toBe('Wygrywają Anna, Bartek i Celina.');
  expect(say('pl', [0, 1], 3)).toBe('Przegrywasz. Wygrywają Anna i Bartek.');
  expect(say('en', [0, 1], 1)).toBe('Your side wins: Anna and Bartek.');
  expect(say('en', [])).toBe('A tie.');
});

test('when everybody has lost, it is not called a draw', () => {
  const outcome = { winners: [], reason: 'turn-limit', points: [0, 0], lost: true };
  for (const viewer of [null, 0]) {
    expect(wordsIn('en').outcome(outcome, NAMES, viewer)).toBe('Everybody has lost.');
    expect(wordsIn('pl').outcome(outcome, NAMES, viewer)).toBe('Wszyscy przegrywają.');
  }
});

test('a place is called by its own name, by its row and column on a board, or counted', () => {
  const words = (source: string): Words => {
    const bundle = makeBundle('en', [source]);
    return new Words((key, args) => lookUp(bundle, key, args, fail));
  };
  const named = words(`place-${placeOf(0, 0)} = the well\ncell = { $row } | { $column }`);
  expect([named.place(placeOf(0, 0)), named.place(placeOf(-1, 2))]).toEqual(['the well', '\u22121 | 2']);
  expect(words('game-name = Lanes').place(2)).toBe('3');
});
