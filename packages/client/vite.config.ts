import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const words = new Set(['.js', '.css', '.html', '.svg', '.json']);

/** Lays a `.br` and a `.gz` twin beside every text file of the build, for the server to hand out as they are. */
function compressed(): Plugin {
  let folder = '';
  return {
    name: 'lantern-compressed',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !words.has(extname(entry.name))) continue;
        const path = join(entry.parentPath, entry.name);
        const bytes = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        writeFileSync(
          `${path}.br`,
          brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }),
        );
      }
    },
  };
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/**
 * Lays `room.html` beside the page: the same page, which names all that a room is made of, so that a guest’s browser
 * fetches it together with the program and not after it.
 */
function roomPage(): Plugin {
  let folder = '';
  return {
    name: 'lantern-room-page',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      const page = readFileSync(join(folder, 'index.html'), 'utf8');
      const chunks: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
      const named = new Set<string>();
      const visit = (key: string) => {
        const { file, css = [], imports = [] } = chunks[key] as Chunk;
        if (page.includes(file)) return;
        imports.forEach(visit);
        for (const style of css) named.add(`<link rel="stylesheet" crossorigin href="/${style}">`);
        named.add(`<link rel="modulepreload" crossorigin href="/${file}">`);
      };
      visit('src/pages/room/RoomRoute.tsx');
      writeFileSync(
        join(folder, 'room.html'),
        page.replace('</head>', () => `${[...named].join('')}</head>`),
      );
    },
  };
}

const noBinary = fileURLToPath(new URL('src/net/noBinary.ts', import.meta.url));
const server = 'http://localhost:8000';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), roomPage(), compressed()],
  resolve: {
    alias: {
      // A transport the server does not offer.
      './webtransport.js': fileURLToPath(new URL('src/net/noTransport.ts', import.meta.url)),
      // Binary data, which is never sent.
      './binary.js': noBinary,
      './is-binary.js': noBinary,
      './contrib/base64-arraybuffer.js': noBinary,
      // The router's help for versions of React without this hook.
      'use-sync-external-store/shim/index.js': fileURLToPath(new URL('src/state/externalStore.ts', import.meta.url)),
    },
  },
  // The check of a match fetches the rules of the one game it is about.
  worker: { format: 'es' },
  build: {
    // The list of chunks: what the bundle budget is measured by.
    manifest: true,
    // The page's security policy allows no inlined script, and pictures only from the server itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs travels together: fewer files, better packed.
          groups: [
            {
              name: 'frame',
              test: /vite\/preload-helper|rolldown\/runtime|node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|src\/(main|style|i18n\/(?!de|en\/(replay|tv))|pages\/(App|Home|ErrorBoundary|NotFound|install\/install)|ui\/(PageFrame|Message|Waiting|lazyComponent|page)|art\/emblems|state\/(idle|keys|storage|settings|externalStore|observable)|ui\/(Icon|Button|TextField|Toast)|games\/load)/,
            },
            // What every room needs, by whichever way it is entered.
            {
              name: 'room',
              test: /(socket|engine)\.io|@socket\.io|src\/(pages\/room\/RoomPage|room\/(Seats|useRoom|useCompanions|hostingRequests|redeem|spectating|ConnectionBanner)|net\/(room|chat|api|failure|hosting|takeback|given)|ui\/SeatMark)/,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/games': server, '/socket.io': { target: server, ws: true } },
  },
});
