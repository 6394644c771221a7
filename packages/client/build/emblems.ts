import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Serves the emblem of each game, `emblem.svg` in its folder, as `/emblems/<game>.svg`, and names the games in the page for
 * `appearance.js`, which preloads emblems. @param folder of the boards
 */
export function emblems(folder: string): Plugin {
  const fileOf = (game: string) => join(folder, game, 'emblem.svg');
  const games = readdirSync(folder).filter((name) => existsSync(fileOf(name)));
  return {
    name: 'lantern-emblems',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { name: 'emblems', content: games.join(' ') }, injectTo: 'head-prepend' },
    ],
    generateBundle() {
      for (const game of games) {
        this.emitFile({ type: 'asset', fileName: `emblems/${game}.svg`, source: readFileSync(fileOf(game)) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/emblems', (request, response, next) => {
        const game = request.url?.match(/^\/([a-z-]+)\.svg$/)?.[1];
        if (!game || !existsSync(fileOf(game))) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(fileOf(game)));
      });
    },
  };
}
