import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { nameChunk } from './plugins/chunks.ts';
import { compressed } from './plugins/compressed.ts';
import { gameIcons } from './plugins/icons.ts';
import { parcels } from './plugins/parcels.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  base: '/',
  plugins: [gameIcons(), parcels(path('./src')), svelte(), compressed()],
  resolve: { alias: { $lib: path('./src/lib'), $games: path('./src/games') } },
  // The games' texts are read from the engine's own folders, one level above this one.
  server: {
    fs: { allow: [path('..')] },
    // `npm run dev` shows the sources; the tables are those of a server at its usual port.
    proxy: { '/api': 'http://127.0.0.1:8017', '/ws': { target: 'ws://127.0.0.1:8017', ws: true } },
  },
  build: {
    target: 'es2022',
    outDir: 'dist',
    // The server forbids inline scripts, and the polyfill for preloading would be one more file without use.
    modulePreload: { polyfill: false },
    // Fonts and the paper stay files: they are cached for ever by their hashed names.
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        codeSplitting: {
          groups: [{ debugName: 'pages', name: nameChunk }],
          includeDependenciesRecursively: false,
        },
      },
    },
  },
  test: {
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    environment: 'node',
    globalSetup: './plugins/engine-facts.ts',
    // Long, because the machine may be busy with other tests.
    testTimeout: 60_000,
  },
});
