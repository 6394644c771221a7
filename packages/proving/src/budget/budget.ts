import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { textTable } from '../textTable';
import { type Proof, UsageError } from '../verdict';
import { chunksFrom, filesLoadedWith, type Manifest } from './graph';

const dist = fileURLToPath(new URL('../../../client/dist', import.meta.url));

/** Allowed sizes after gzip -9, in bytes. */
const BUDGET = {
  /** The parts that every first page loads. */
  first: { script: 95_000, style: 12_000 },
  /** The first page and a room together, before a game is loaded. */
  room: { script: 113_000, style: 16_000 },
  /** Additional parts for any game: the frame around the board, and the options in the room. */
  table: { script: 31_000, style: 6_000 },
  /** Additional parts of one game before its first decision, with all its texts. */
  game: { script: 60_000, style: 12_000 },
  /** Parts of a game that load while it is being played. */
  later: { script: 45_000, style: 12_000 },
} as const;

/** Games with a larger script budget: Crystal Wars draws every piece, five landscapes and the chances on its map. */
const LARGER: Readonly<Record<string, number>> = { 'crystal-wars': 72_000 };

/** Parts visible in a room before any tap, in addition to those that the room's page names. */
const ROOM = 'Invitation';
const GAME = /^src\/games\/[^/]+\/index\.ts$/;
/** The texts of a game and its board, in the language of the measurement. */
const told = (game: string) => new RegExp(`games/(src/)?${game}/(strings/en/index|strings\\.en)\\.ts$`);
/** These texts in any language. */
const WORDS = /\/(strings\/[a-z]+\/index|strings\.[a-z]+)\.ts$/;
const TABLE = /^src\/pages\/(match\/MatchPage|room\/RoomOptions)\.tsx$/;

interface Part {
  name: string;
  files: ReadonlySet<string>;
  budget: { script: number; style: number };
}

/** The sizes of the parts the browser must load: the first page and a room together, then each game on top. */
export const budget: Proof = async () => {
  const manifest = readManifest();
  const parts = partsOf(manifest);
  const rows = parts.flatMap((part) =>
    (['script', 'style'] as const).map((kind) => {
      const size = total(part.files, kind === 'script' ? '.js' : '.css');
      return { name: part.name, kind, size, limit: part.budget[kind], ok: size <= part.budget[kind] };
    }),
  );
  console.log(
    textTable([
      ['what', 'kind', 'gzip -9', 'allowed', ''],
      ...rows.map((row) => [row.name, row.kind, row.size, row.limit, row.ok ? 'ok' : 'TOO LARGE']),
    ]),
  );
  const sizes = Object.fromEntries(rows.map((row) => [`${row.name} ${row.kind}`, row.size]));
  return { ok: rows.every((row) => row.ok), found: { sizes } };
};

function readManifest(): Manifest {
  const path = join(dist, '.vite/manifest.json');
  if (!existsSync(path)) throw new UsageError('There is no build of the client to measure: npm run build');
  return JSON.parse(readFileSync(path, 'utf8'));
}

function partsOf(manifest: Manifest): Part[] {
  const first = filesOfPage('index.html');
  const invitation = Object.keys(manifest).filter((key) => manifest[key]?.name === ROOM);
  const room = new Set([...first, ...filesOfPage('room.html'), ...filesLoadedWith(manifest, invitation)]);
  const beyond = (known: ReadonlySet<string>, keys: string[]) =>
    new Set([...filesLoadedWith(manifest, keys)].filter((file) => !known.has(file)));
  const around = beyond(room, chunksFrom(manifest, TABLE));
  const known = new Set([...room, ...around]);
  const entries = chunksFrom(manifest, GAME);
  const begun = (game: string) => [`src/games/${game}/index.ts`, ...chunksFrom(manifest, told(game))];
  const games = entries.map(gameOf).map((name) => ({
    name,
    files: beyond(known, begun(name)),
    budget: { ...BUDGET.game, script: LARGER[name] ?? BUDGET.game.script },
  }));
  const later = chunksFrom(manifest, /^src\/games\//)
    .filter((key) => !entries.includes(key) && !WORDS.test(key))
    .map((key) => {
      const before = filesLoadedWith(manifest, begun(gameOf(key)));
      return {
        name: `${gameOf(key)}, later`,
        files: beyond(new Set([...known, ...before]), [key]),
        budget: BUDGET.later,
      };
    });
  if (games.length === 0) throw new Error('No game is loaded lazily: each must have its own chunk');
  return [
    { name: 'home', files: first, budget: BUDGET.first },
    { name: 'home and room', files: room, budget: BUDGET.room },
    { name: 'table', files: around, budget: BUDGET.table },
    ...games,
    ...later,
  ];
}

/** The game of a chunk, by the folder of its source. */
function gameOf(key: string): string {
  return key.replace(/^src\/games\/([^/]+)\/.*/, '$1');
}

/** Scripts and styles that a built page loads or preloads. */
function filesOfPage(name: string): Set<string> {
  const page = readFileSync(join(dist, name), 'utf8');
  return new Set([...page.matchAll(/\s(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map((match) => match[1] as string));
}

function total(files: ReadonlySet<string>, ending: string): number {
  return [...files]
    .filter((file) => file.endsWith(ending))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(dist, file)), { level: 9 }).length, 0);
}
