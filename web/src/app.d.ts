/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module 'icon:*' {
  const icon: { readonly name: string; readonly d: string };
  export default icon;
}

/** Every shared text of one language, source by source. */
declare module 'texts:*' {
  const sources: readonly string[];
  export default sources;
}

/** The tables of the games, each fetched together with what it gives to the shell. */
declare module 'virtual:tables' {
  const tables: Readonly<
    Record<
      string,
      () => Promise<{
        readonly Table: import('./lib/table/game').GameTable;
        readonly play: (facts: import('./lib/net/protocol').GameFacts) => import('./lib/table/game').GamePlay;
      }>
    >
  >;
  export default tables;
}
