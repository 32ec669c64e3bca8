// Which modules are bundled into one file. By default the bundler makes a file for every icon that two games share; here
// all that the home page needs is one file, all that several tables need is another, and so is what only the parts of one
// game share, and what only other pages share, such as rules and helpers. Everything else is bundled with the one module
// that needs it.

/** What the bundler says about a module. */
interface Module {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** The game to which an entry module belongs: its look, its table, its helper, an option. */
const gameOf = (id: string): string | undefined =>
  /\/src\/games\/([\w-]+)\/|\0parcel:(?:table|rules):([\w-]+)$/.exec(id)?.slice(1).find(Boolean);

/** Whether a table cannot be shown without this module, with which loading begins. */
const isForTables = (id: string): boolean => /\/TablePage\.svelte|\/look\.ts$|\0parcel:table:/.test(id);

/** Names the file of a module, as the bundler's `codeSplitting` asks for it; null leaves it where it is needed. */
export function nameChunk(
  id: string,
  graph: { getModuleInfo: (id: string) => Module | null },
): string | null {
  const isStart = (module: Module | null): boolean =>
    module !== null && (module.isEntry || module.dynamicImporters.length > 0);
  if (isStart(graph.getModuleInfo(id))) return null;
  const starts: string[] = [];
  const seen = new Set([id]);
  for (const one of seen) {
    const module = graph.getModuleInfo(one);
    if (module?.isEntry) return 'home';
    if (isStart(module)) starts.push(one);
    for (const importer of module?.importers ?? []) seen.add(importer);
  }
  if (starts.length < 2) return null;
  const games = new Set(starts.map(gameOf));
  if (games.size === 1 && [...games][0]) return [...games][0] ?? null;
  return starts.some(isForTables) ? 'table' : 'reading';
}
