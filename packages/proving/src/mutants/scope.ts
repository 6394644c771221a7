import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { TestRun } from './sandbox';

/** The code whose tests are tried, and which tests those are. Paths are from the top of the repository. */
export interface Scope {
  /** Files that are changed. */
  files: readonly string[];
  /** The tests that should notice a change of a file, the quickest first: each list is tried if the one before noticed nothing. */
  testsOf(file: string): readonly TestRun[];
}

/** Suites over all games, in which one game can be picked by its name. */
const ALL_GAMES = ['conformance', 'rulebook', 'replay', 'secrecy', 'randomPlay1', 'botPlay'];

/** The core of the server: who may do what, what is kept, and what is told to whom. */
const SERVER_CORE = ['cluster', 'gateway', 'http', 'match', 'players', 'rooms', 'store'];

const isTest = (file: string) => /(?:\.test\.tsx?|contract\/|\/testing\.ts|\/testing\/)/.test(file);

/** The rules of a game: its moves and what happens by itself. */
export function gameScope(top: string, game: string): Scope {
  const folder = `packages/games/src/${game}`;
  const own = sources(top, folder).filter((file) => file.endsWith('.test.ts'));
  return {
    files: ['moves', 'rules'].flatMap((part) => sources(top, `${folder}/${part}`)).filter((file) => !isTest(file)),
    testsOf: (file) => [
      ...beside(own, file).map((files) => ({ project: 'games', files })),
      { project: 'games', files: own },
      { project: 'games', files: ALL_GAMES.map((suite) => `packages/games/src/${suite}.test.ts`), named: game },
    ],
  };
}

/** The core of the server. */
export function serverScope(top: string): Scope {
  const server = 'packages/server/src';
  const tests = sources(top, server).filter((file) => file.endsWith('.test.ts'));
  const text = new Map(tests.map((file) => [file, readFileSync(join(top, file), 'utf8')]));
  return {
    files: SERVER_CORE.flatMap((part) => sources(top, `${server}/${part}`)).filter((file) => !isTest(file)),
    testsOf(file) {
      const folder = dirname(file);
      const near = tests.filter(
        (test) => dirname(test) === folder || text.get(test)?.includes(`/${basename(file, '.ts')}'`),
      );
      const rest = tests.filter((test) => !near.includes(test));
      return [...beside(tests, file), near, rest].map((files) => ({ project: 'server', files }));
    },
  };
}

/** The test that stands beside a file, if there is one. */
function beside(tests: readonly string[], file: string): string[][] {
  const test = file.replace(/\.ts$/, '.test.ts');
  return tests.includes(test) ? [[test]] : [];
}

/** Every TypeScript file of a folder and of what lies in it. */
function sources(top: string, folder: string): string[] {
  return readdirSync(join(top, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${folder}/${file}`)
    .sort();
}
