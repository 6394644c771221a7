import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { evaluatedCatalogue } from './build/catalogue.ts';
import { emblems } from './build/emblems.ts';
import { laterStyles } from './build/laterStyles.ts';
import { protocolMark } from './build/protocolMark.ts';
import manifest from './package.json' with { type: 'json' };

const TEXT_FILES = new Set(['.js', '.css', '.html', '.svg', '.json']);

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
        if (!entry.isFile() || !TEXT_FILES.has(extname(entry.name))) continue;
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
  name?: string;
  imports?: string[];
  css?: string[];
}

/** The parts that a room shows without a tap, apart from the first one, which is the page itself. */
const ROOM_PARTS = ['RoomRoute', 'Invitation'];

/**
 * Writes `room.html` beside the page: the same page, which lists all files of a room, so that a guest’s browser
 * fetches it together with the program and not after it. What the first paint can do without comes last.
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
      const links = new Map<string, string>();
      const visit = ({ file, css = [], imports = [] }: Chunk, isFirst: boolean) => {
        if (page.includes(file)) return;
        for (const key of imports) visit(chunks[key] as Chunk, isFirst);
        const priority = isFirst ? '' : ' fetchpriority="low"';
        const add = (href: string, rel: string) => {
          if (!links.has(href)) links.set(href, `<link rel="${rel}" crossorigin href="/${href}"${priority}>`);
        };
        for (const style of css) add(style, isFirst ? 'stylesheet' : 'preload" as="style');
        add(file, 'modulepreload');
      };
      ROOM_PARTS.forEach((part, n) => {
        const chunk = Object.values(chunks).find(({ name }) => name === part);
        if (!chunk) throw new Error(`no chunk is named ${part}`);
        visit(chunk, n === 0);
      });
      writeFileSync(
        join(folder, 'room.html'),
        page.replace('</head>', () => `${[...links.values()].join('')}</head>`),
      );
    },
  };
}

/** What the build is written for: the browsers of `browserslist`, as Vite calls them (`safari16.4` for `safari >= 16.4`). */
const target = manifest.browserslist.map((line) => line.replace('ios_saf', 'ios').replace(' >= ', ''));

const noBinary = fileURLToPath(new URL('src/net/stubs/binary.ts', import.meta.url));
const server = 'http://localhost:8000';

/** Any of some packages, of files and of folders with all that lies in them, or of files that lie directly in a folder. */
function anyOf(packages: string[], parts: string[], directlyIn: string[] = []): RegExp {
  return new RegExp(
    [
      `node_modules/(${packages.join('|')})/`,
      `packages/client/src/(${parts.join('|')})[/.]`,
      ...directlyIn.map((folder) => `packages/client/src/${folder}/[^/]+$`),
    ].join('|'),
  );
}

/** The modules of every page. Folders below `i18n`, `ui`, `pages` and `games` are fetched by the pages that use them. */
const EVERY_PAGE = anyOf(
  ['react', 'react-dom', 'scheduler', 'wouter', 'regexparam'],
  ['state', 'style', 'i18n/en', 'art/emblems', 'pages/home'],
  ['i18n', 'ui', 'pages', 'games'],
);

/** The modules that every room needs, however it is entered. */
const EVERY_ROOM = anyOf(
  ['socket.io-[a-z]+', 'engine.io-[a-z]+', '@socket.io'],
  ['net/room', 'net/socketTo', 'room/connection', 'room/seats', 'ui/seat', 'chat/readState'],
  ['net/api'],
);

/** The table around every board, in a room and in a lesson. */
const EVERY_TABLE = anyOf([], ['match/BoardFrame', 'match/TableFrame', 'match/useFrame', 'match/useMatch']);

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [
    react(),
    evaluatedCatalogue(),
    emblems(fileURLToPath(new URL('src/games', import.meta.url))),
    protocolMark(['../protocol/src', '../games/src'].map((path) => fileURLToPath(new URL(path, import.meta.url)))),
    laterStyles(),
    roomPage(),
    compressed(),
  ],
  resolve: {
    alias: {
      // A transport the server does not offer.
      './webtransport.js': fileURLToPath(new URL('src/net/stubs/webtransport.ts', import.meta.url)),
      // Binary data, which is never sent.
      './binary.js': noBinary,
      './is-binary.js': noBinary,
      './contrib/base64-arraybuffer.js': noBinary,
      // How an address is read, for browsers older than Lantern's.
      './contrib/parseuri.js': fileURLToPath(new URL('src/net/stubs/address.ts', import.meta.url)),
      // The router's help for versions of React without this hook.
      'use-sync-external-store/shim/index.js': fileURLToPath(
        new URL('src/state/stubs/useSyncExternalStore.ts', import.meta.url),
      ),
    },
  },
  experimental: {
    // Wherever the server serves them, parts find one another; in the pages it writes the path before each address itself.
    renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
  },
  // The check of a match fetches the rules of the one game it is about.
  worker: { format: 'es', plugins: () => [evaluatedCatalogue()] },
  build: {
    target,
    // The list of chunks: what the bundle budget is measured by.
    manifest: true,
    // The page's security policy allows no inlined script, and pictures only from the server itself.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Short names: the first page carries the list of all parts, and every part names those it needs.
        entryFileNames: 'assets/[hash].js',
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        codeSplitting: {
          // Modules that are always needed together are one file: fewer files compress better.
          groups: [
            { name: 'page', test: EVERY_PAGE },
            { name: 'room', test: EVERY_ROOM },
            { name: 'table', test: EVERY_TABLE },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': server, '/games': server, '/socket.io': { target: server, ws: true } },
  },
});
