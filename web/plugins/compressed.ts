// Writes a Brotli-compressed copy beside every file that it makes smaller; the server sends the copy to browsers that can
// read it. At build time, because the strongest compression is too slow for a server.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSED = /\.(js|css|svg|html)$/;

export function compressed(): Plugin {
  return {
    name: 'pentakl-compressed',
    apply: 'build',
    writeBundle({ dir = 'dist' }) {
      for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!COMPRESSED.test(name)) continue;
        const content = readFileSync(join(dir, name));
        const small = brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
        });
        if (small.length < content.length) writeFileSync(join(dir, `${name}.br`), small);
      }
    },
  };
}
