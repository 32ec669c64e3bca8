// Resolves `import robber from 'icon:robber'` to the one path of that icon, so that only the icons that
// are used reach the browser. The set has four thousand; every icon of it is a single path on 512 x 512.
// Each game has its own module for an icon: an icon that two games happen to share is not loaded with a third.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { shorten } from './paths.ts';

const PREFIX = 'icon:';
const RESOLVED = '\0icon:';
/** Whole units: on the largest card no point is more than a fifth of a pixel away from its place. */
const PARTS = 1;

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function pathOf(set: IconSet, name: string): string {
  const parent = set.aliases?.[name]?.parent ?? name;
  const body = set.icons[parent]?.body;
  if (body === undefined) throw new Error(`game-icons has no icon "${name}"`);
  const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(body)?.[1];
  if (path === undefined) throw new Error(`the icon "${name}" is not a single path`);
  return path;
}

export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  const load = (): IconSet => {
    const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    return (set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet);
  };
  return {
    name: 'pentakl-game-icons',
    resolveId(id, importer) {
      if (!id.startsWith(PREFIX)) return undefined;
      const game = /\/src\/games\/([\w-]+)\//.exec(importer ?? '')?.[1];
      // Its emblem is shown on the home page.
      const own = game && !importer?.endsWith('/identity.ts') ? `?${game}` : '';
      return RESOLVED + id.slice(PREFIX.length) + own;
    },
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const name = id.slice(RESOLVED.length).replace(/\?.*/, '');
      return `export default ${JSON.stringify({ name, d: shorten(pathOf(load(), name), PARTS) })};`;
    },
  };
}
