// Both languages complete, every key that the sources ask for present, plurals right.
import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { cutAtSlots, LANGUAGES, lookUp, makeBundle, slot, tieLonelyLetters, type Language } from './fluent';

const files = import.meta.glob<string>(
  ['../../text/*.ftl', '../../games/*/text/*.ftl', '../../pages/**/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\w+\.ftl$/, '')))];
const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function source(folder: string, language: Language): string {
  const text = files[`${folder}${language}.ftl`];
  if (text === undefined) throw new Error(`${folder} has no ${language}.ftl`);
  return text;
}

/** Every key with its attributes, and the arguments each of them names. */
function keys(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(text).body) {
    const patterns: [string, unknown][] = [
      [entry.id, entry.value],
      ...Object.entries(entry.attributes).map(([name, value]): [string, unknown] => [
        `${entry.id}.${name}`,
        value,
      ]),
    ];
    for (const [key, pattern] of patterns) {
      if (pattern === null) continue;
      const names = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map(
        (match) => match[1] ?? '',
      );
      found.set(key, [...new Set(names)].sort());
    }
  }
  return found;
}

const fail = (message: string): never => {
  throw new Error(message);
};

describe.each(folders)('%s', (folder) => {
  test('both languages have the same keys with the same arguments', () => {
    expect(Object.fromEntries(keys(source(folder, 'en')))).toEqual(
      Object.fromEntries(keys(source(folder, 'pl'))),
    );
  });
});

test('the sources ask for no text of the shell that is missing', () => {
  const shell = folders.filter((folder) => !folder.includes('/pages/'));
  const known = new Set(shell.flatMap((folder) => [...keys(source(folder, 'pl')).keys()]));
  const asked = Object.entries(sources).flatMap(([path, text]) =>
    [...text.matchAll(/(?<![\w.])t\(\s*'([\w.-]+)'/g)].map((match) => `${match[1]} in ${path}`),
  );
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((one) => !known.has(one.split(' ')[0] ?? ''))).toEqual([]);
});

test('Polish counts one, few and many', () => {
  const bundle = makeBundle('pl', [source('../../text/', 'pl')]);
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

test('a missing argument is told, and the sentence still comes', () => {
  const complaints: string[] = [];
  const bundle = makeBundle('en', ['hello = Hello { $name }']);
  expect(lookUp(bundle, 'hello', {}, (message) => complaints.push(message))).toBe('Hello {$name}');
  expect(complaints).toHaveLength(1);
  expect(lookUp(bundle, 'nothing', {}, fail)).toBeUndefined();
  expect(lookUp(bundle, 'hello.nothing', {}, fail)).toBeUndefined();
});

test('no lonely letter ends a Polish line', () => {
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

test('the typefaces bring the Polish letters', () => {
  const fonts = readFileSync(new URL('../design/fonts.css', import.meta.url), 'utf8');
  for (const family of ['grenze', 'alegreya', 'alegreya-sans', 'alegreya-sc']) {
    expect(fonts).toContain(`@fontsource/${family}/files/${family}-latin-ext-`);
  }
  expect(LANGUAGES).toContain('pl');
});
