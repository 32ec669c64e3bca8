// How texts are read. Whether they are complete, in every language and for every game, is tested in tests/texts.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutAtSlots, lookUp, makeBundle, messagesOf, slot, tieLonelyLetters } from './fluent';

const fail = (message: string): never => {
  throw new Error(message);
};

test('Polish counts one, few and many', () => {
  const bundle = makeBundle('pl', [readFileSync(new URL('../../text/pl.ftl', import.meta.url), 'utf8')]);
  const say = (count: number): string | undefined =>
    lookUp(bundle, 'pile-spoken', { label: 'Talia', count }, fail);
  expect([0, 1, 2, 5, 12, 22, 25].map(say)).toEqual([
    'Talia: pusto',
    'Talia: 1 karta',
    'Talia: 2 karty',
    'Talia: 5 kart',
    'Talia: 12 kart',
    'Talia: 22 karty',
    'Talia: 25 kart',
  ]);
});

test('the messages of a source are named in their order', () => {
  expect(messagesOf('# a comment\nb = B\n    .c = C\na = A\n')).toEqual(['b', 'a']);
});

test('a missing argument is reported, and the sentence is still returned', () => {
  const complaints: string[] = [];
  const bundle = makeBundle('en', ['hello = Hello { $name }']);
  expect(lookUp(bundle, 'hello', {}, (message) => complaints.push(message))).toBe('Hello {$name}');
  expect(complaints).toHaveLength(1);
  expect(lookUp(bundle, 'nothing', {}, fail)).toBeUndefined();
  expect(lookUp(bundle, 'hello.nothing', {}, fail)).toBeUndefined();
});

test('no single letter ends a Polish line', () => {
  expect(tieLonelyLetters('Iluzje i eksplozje w Studni')).toBe('Iluzje i\u00a0eksplozje w\u00a0Studni');
  expect(tieLonelyLetters('W Talii i w ręce')).toBe('W\u00a0Talii i\u00a0w\u00a0ręce');
  expect(tieLonelyLetters('do Talii')).toBe('do Talii');
});

test('a sentence is cut at its slots', () => {
  const bundle = makeBundle('pl', ['said = { $seat } używa: { $card }.']);
  const said = lookUp(bundle, 'said', { seat: slot('seat'), card: slot('card') }, fail) ?? '';
  expect(cutAtSlots(said)).toEqual([{ slot: 'seat' }, { text: ' używa: ' }, { slot: 'card' }, { text: '.' }]);
  expect(cutAtSlots('plain')).toEqual([{ text: 'plain' }]);
});

test('the typefaces have every letter of every text, in the files that each page fetches', () => {
  const rules = readFileSync(new URL('../design/fonts.css', import.meta.url), 'utf8')
    .split('@font-face')
    .slice(1);
  const ours = rules.filter((rule) => !/-others\.woff2|Gotisch/.test(rule));
  expect(ours.length).toBeGreaterThan(5);
  const texts = Object.values(
    import.meta.glob<string>(
      ['../../text/*.ftl', '../../games/**/*.ftl', '../rules/text/*.ftl', '../../../../src/pentakl/**/*.ftl'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  ).join('');
  // Signs that none of our fonts has: a system font draws them.
  const signs = '\n●▲▼→−';
  for (const rule of ours) {
    const ranges = [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, first = '', last = first]) =>
      [first, last].map((code) => Number.parseInt(code, 16)),
    );
    const lacks = [...new Set(texts)].filter(
      (letter) =>
        !signs.includes(letter) &&
        !ranges.some(
          ([first = 0, last = 0]) => first <= letter.charCodeAt(0) && letter.charCodeAt(0) <= last,
        ),
    );
    expect(lacks, rule).toEqual([]);
  }
});
