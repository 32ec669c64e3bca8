import { expect, test } from 'vitest';
import { nameChunk } from './chunks.ts';

/** Which module imports which: `!` marks one that is imported on demand, `main` is the entry of the page. */
function graph(importers: Readonly<Record<string, readonly string[]>>): Parameters<typeof nameChunk>[1] {
  return {
    getModuleInfo: (id) => ({
      isEntry: id === 'main',
      importers: (importers[id] ?? []).filter((one) => one !== '!'),
      dynamicImporters: importers[id]?.includes('!') ? ['main'] : [],
    }),
  };
}

const KARMAKA = '/web/src/games/karmaka/look.ts';
const REALMS = '/web/src/games/realms/look.ts';
const RULES = '/web/src/lib/rules/Rules.svelte';
const HELPER = '/web/src/games/realms/Helper.svelte';
const TABLE = '\0parcel:table:karmaka';

test('a module is bundled with those that need it', () => {
  const modules = graph({
    'home.ts': ['main', KARMAKA],
    [KARMAKA]: ['!'],
    [REALMS]: ['!'],
    [TABLE]: ['!'],
    [RULES]: ['!'],
    [HELPER]: ['!'],
    'search.ts': [RULES, HELPER],
    'dialog.ts': [RULES, TABLE],
    'card.ts': [KARMAKA, REALMS],
    'ladder.ts': [KARMAKA, TABLE],
    'lotus.ts': ['ladder.ts'],
    'alone.ts': [REALMS],
  });
  expect(nameChunk('home.ts', modules)).toBe('home');
  expect(nameChunk('card.ts', modules)).toBe('table');
  expect(nameChunk('ladder.ts', modules)).toBe('karmaka');
  expect(nameChunk('lotus.ts', modules)).toBe('karmaka');
  expect(nameChunk('search.ts', modules)).toBe('reading');
  expect(nameChunk('dialog.ts', modules)).toBe('table');
  expect(nameChunk('alone.ts', modules)).toBeNull();
  expect(nameChunk(KARMAKA, modules)).toBeNull();
});
