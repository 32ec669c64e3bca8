// Cards are found by what people type.
import { expect, test } from 'vitest';
import { find, folded } from '$lib/search';
import { engineFacts } from '../../engine-facts';
import { readList } from './list';
import { loadNames } from './names';

const names = await loadNames(Object.keys(engineFacts('realms').cards));

test('a spelling without diacritics, case and hyphens is the same spelling', () => {
  expect(folded('Świeca')).toBe('swieca');
  expect(folded('Elfi_ŁUCZNICY')).toBe('elfi lucznicy');
  expect(folded('Krasno\u00adludzka  piechota')).toBe('krasnoludzka piechota');
  expect(folded('Doppelgänger')).toBe('doppelganger');
});

test.each([
  ['smok', 'dragon'],
  ['Dragon', 'dragon'],
  ['sniezyca', 'blizzard'],
  ['Śnieżyca', 'blizzard'],
  ['zolw', undefined],
  ['book_of_changes', 'book_of_changes'],
  ['książniczka', undefined],
  ['księżn', 'princess'],
  ['ksiezn', 'princess'],
  ['dopp', 'doppelganger'],
  ['mimik', 'doppelganger'],
  ['lucz', 'elven_archers'],
  ['krol', 'king'],
  ['królowa', 'queen'],
])('%s finds %s first', (text, card) => {
  expect(find(names, text)[0]).toBe(card);
});

test('whole names come before beginnings, beginnings before words inside', () => {
  expect(find(names, 'elf').slice(0, 2).sort()).toEqual(['elven_archers', 'elven_longbow']);
  expect(find(names, 'zywiolak')).toHaveLength(4);
  expect(find(names, '  ')).toEqual([]);
});

test('a list of names is read at once, and what is not understood is told', () => {
  expect(readList(names, 'smok, Hydra; bagno\nSmok')).toEqual({
    found: ['dragon', 'hydra', 'swamp'],
    unknown: [],
  });
  expect(readList(names, 'smok, xyzzy')).toEqual({ found: ['dragon'], unknown: ['xyzzy'] });
});
