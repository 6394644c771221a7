import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Marks the page with all that it and the server must agree on, as one hash: where the sources of the protocol and of the
 * games differ, a page that was kept does not understand the server for certain.
 * @param folders of those sources
 */
export function protocolMark(folders: readonly string[]): Plugin {
  return {
    name: 'lantern-protocol-mark',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'lantern-protocol', content: hashOf(folders) }, injectTo: 'head' },
    ],
  };
}

function hashOf(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const path of paths.sort()) {
      if (/\.ts$/.test(path) && !/\.test\.ts$/.test(path)) hash.update(path).update(readFileSync(join(folder, path)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
