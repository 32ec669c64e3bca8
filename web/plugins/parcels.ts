// Combines what is always fetched together into one request: `texts:pl` is every shared text of one
// language, `table:karmaka` is the table of a game and what it gives to the shell.
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
  const tables = (): string[] =>
    gameFolders(source).filter((folder) => existsSync(join(folder, 'Table.svelte')));
  return {
    name: 'pentakl-parcels',
    resolveId: (id) => (/^(texts:|table:|virtual:tables$)/.test(id) ? RESOLVED + id : undefined),
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
      const games = tables().map((folder) => folder.replace(/.*[\\/]/, ''));
      return `export default {${games.map((game) => `"${game}": () => import("table:${game}")`).join(', ')}};`;
    },
  };
}
