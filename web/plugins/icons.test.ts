import { expect, test } from 'vitest';
import { pathOf } from './icons.ts';

const set = {
  icons: {
    robber: { body: '<path fill="currentColor" d="M1 2"/>' },
    odd: { body: '<circle r="1"/>' },
  },
  aliases: { thief: { parent: 'robber' } },
};

test('an icon is the one path of its body, also under an alias', () => {
  expect(pathOf(set, 'robber')).toBe('M1 2');
  expect(pathOf(set, 'thief')).toBe('M1 2');
});

test('an icon that does not exist, or is not one path, stops the build with its name', () => {
  expect(() => pathOf(set, 'dragon')).toThrow('dragon');
  expect(() => pathOf(set, 'odd')).toThrow('odd');
});
