import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { TestFile } from './testProcess';

/** The code to mutate, and its tests. Paths are relative to the root of the repository. */
export interface Scope {
  name: string;
  packageFolder: string;
  files: readonly string[];
  tests: readonly TestFile[];
  /** Whether failed tests leave nothing behind (servers, timers, connections) that could disturb the next. */
  leavesNothing: boolean;
  /** The distance of a test from a file: its own tests come first. */
  distance(file: string, test: TestFile): number;
}

/**
 * Suites over all games, in which one game can be selected by name. Random and bot play are left out: they take a
 * minute for each game, and the recorded matches reach the same places.
 */
const ALL_GAMES = ['conformance', 'rulebook', 'replay.sampled', 'secrecy.sampled'];

/** The core of the server: permissions, storage and messages. */
const SERVER_CORE = ['cluster', 'gateway', 'http', 'match', 'players', 'rooms', 'store'];

/** Tests that start whole servers as processes: they take a minute each and cover code around the core. */
const WHOLE_SERVER = /\/src\/(?:admin\/|(?:main|config)\.test)/;

const isTest = (file: string) => /(?:\.test\.tsx?|[cC]ontract\.ts|contract\/|\/testing\.ts|\/testing\/)/.test(file);

/** The scope of a game: its moves and its automatic rules. */
export function gameScope(top: string, game: string): Scope {
  const packageFolder = 'packages/games';
  const folder = `${packageFolder}/src/${game}`;
  const own = sources(top, folder).filter((file) => file.endsWith('.test.ts') && !file.endsWith('.long.test.ts'));
  return {
    name: game,
    packageFolder,
    files: ['moves', 'rules'].flatMap((part) => sources(top, `${folder}/${part}`)).filter((file) => !isTest(file)),
    tests: [
      ...own.map((file) => ({ file })),
      ...ALL_GAMES.map((suite) => ({ file: `${packageFolder}/src/${suite}.test.ts`, named: game })),
    ],
    leavesNothing: true,
    distance: (file, test) => (test.named ? 3 : distance(file, test.file)),
  };
}

/** The core of the server. */
export function serverScope(top: string): Scope {
  const packageFolder = 'packages/server';
  const files = sources(top, `${packageFolder}/src`);
  const tests = files.filter((file) => file.endsWith('.test.ts') && !WHOLE_SERVER.test(file));
  const text = new Map(tests.map((file) => [file, readFileSync(join(top, file), 'utf8')]));
  const isCore = (file: string) => SERVER_CORE.some((part) => file.startsWith(`${packageFolder}/src/${part}/`));
  return {
    name: 'server',
    packageFolder,
    files: files.filter((file) => isCore(file) && !isTest(file)),
    tests: tests.map((file) => ({ file })),
    leavesNothing: false,
    distance(file, test) {
      const isNamed = text.get(test.file)?.includes(`/${basename(file, '.ts')}'`);
      return isNamed ? Math.min(1, distance(file, test.file)) : distance(file, test.file);
    },
  };
}

function distance(file: string, test: string): number {
  if (test === file.replace(/\.ts$/, '.test.ts')) return 0;
  return dirname(test) === dirname(file) ? 1 : 2;
}

/** All TypeScript files below a folder. */
function sources(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`)
    .sort();
}
