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
  import type { GameFacts } from '$lib/net/protocol';
  import type { GamePlay, GameTable } from '$lib/table/game';

  const tables: Readonly<
    Record<
      string,
      () => Promise<{
        readonly Table: GameTable;
        readonly play: (facts: GameFacts) => GamePlay;
      }>
    >
  >;
  export default tables;
}

declare module 'virtual:rulebooks' {
  import type { Rulebook } from '$lib/rules/rulebook';

  const rulebooks: Readonly<
    Record<string, () => Promise<{ rulebook: Rulebook; texts: Readonly<Record<string, string>> }>>
  >;
  export default rulebooks;
}
