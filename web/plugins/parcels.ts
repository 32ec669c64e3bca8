// Combines what is always fetched together into one request: `texts:pl` is every shared text of one language,
// `table:karmaka` is the table of a game and what it gives to the shell, `rules:karmaka` its rulebook with its texts.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const RESOLVED = '\0parcel:';

/** The files with the shared texts of a language: `pl.ftl` and `table.pl.ftl`, of the shell and of every game. */
export function textFiles(source: string, language: string): string[] {
  const folders = [join(source, 'text'), ...gameFolders(source).map((folder) => join(folder, 'text'))];
  return folders.filter(existsSync).flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`))
      .sort()
      .map((name) => join(folder, name)),
  );
}

const gameFolders = (source: string): string[] =>
  readdirSync(join(source, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(source, 'games', entry.name))
    .sort();

/** Plugin for the sources in the folder `source`. */
export function parcels(source: string): Plugin {
  const gamesWith = (...file: string[]): string[] =>
    gameFolders(source)
      .filter((folder) => existsSync(join(folder, ...file)))
      .map((folder) => folder.replace(/.*[\\/]/, ''));
  /** A module that loads the parcels of these games on demand. */
  const listed = (kind: string, games: string[]): string =>
    `export default {${games.map((game) => `"${game}": () => import("${kind}:${game}")`).join(', ')}};`;
  return {
    name: 'pentakl-parcels',
    resolveId: (id) =>
      /^(texts:|table:|rules:|virtual:(tables|rulebooks)$)/.test(id) ? RESOLVED + id : undefined,
    load(id) {
      if (!id.startsWith(RESOLVED)) return undefined;
      const [kind, name = ''] = id.slice(RESOLVED.length).split(':');
      if (kind === 'texts') {
        const files = textFiles(source, name);
        for (const file of files) this.addWatchFile(file);
        return `export default ${JSON.stringify(files.map((file) => readFileSync(file, 'utf8')))};`;
      }
      if (kind === 'table') {
        const folder = JSON.stringify(join(source, 'games', name)).slice(1, -1);
        return `export { default as Table } from "${folder}/Table.svelte"; export { play } from "${folder}/play.ts";`;
      }
      if (kind === 'rules') {
        const folder = join(source, 'games', name, 'rules');
        const texts: Record<string, string> = {};
        for (const file of readdirSync(join(folder, 'text'))) {
          this.addWatchFile(join(folder, 'text', file));
          texts[file] = readFileSync(join(folder, 'text', file), 'utf8');
        }
        return `export { rulebook } from ${JSON.stringify(join(folder, 'rulebook.ts'))}; export const texts = ${JSON.stringify(texts)};`;
      }
      return name === 'tables'
        ? listed('table', gamesWith('Table.svelte'))
        : listed('rules', gamesWith('rules', 'rulebook.ts'));
    },
  };
}
