import { expect, test } from 'vitest';
import { shorten } from './paths.ts';

test('a path keeps its shape with half units', () => {
  expect(shorten('M10.24 20.26 30.49 40', 2)).toBe('m10 20.5 20.5 19.5');
  expect(shorten('M1 1h2.3v-2.3H9.9V7z', 2)).toBe('m1 1h2.5v-2.5h6.5v8.5z');
  expect(shorten('M0 0C1.1 2.2 3.3 4.4 5.5 6.6s1 1 2 2', 2)).toBe('m0 0c1 2 3.5 4.5 5.5 6.5s1 1 2 2');
  expect(shorten('M5 5a2.2 2.2 0 014.4 0z', 2)).toBe('m5 5a2 2 0 0 1 4.5 0z');
});

test('errors do not add up: a hundred short steps end where they should', () => {
  const steps = Array.from({ length: 100 }, () => 'l.3 .3').join('');
  const numbers = shorten(`M0 0${steps}`, 2).match(/-?[\d.]+/g) ?? [];
  const across = numbers.filter((_, index) => index % 2 === 0).reduce((sum, step) => sum + Number(step), 0);
  expect(across).toBe(30);
});

test('after a path is closed, the next one begins at its start', () => {
  expect(shorten('M10 10l5 0 0 5zm1 1l1 0', 2)).toBe('m10 10 5 0 0 5zm1 1 1 0');
});

test('an invalid path stops the build', () => {
  expect(() => shorten('M1 2x3', 2)).toThrow('x');
});
