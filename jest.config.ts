/** @jest-config-loader esbuild-register */
import { existsSync, statfsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';

// Databases of tests are in memory if it has room for them, since most of their time is waiting for the disk.
const MEMORY = '/dev/shm';
const ROOM = 2 ** 30;
if (existsSync(MEMORY)) {
  const { bavail, bsize } = statfsSync(MEMORY);
  if (bavail * bsize > ROOM) process.env.TMPDIR = MEMORY;
}

// Packages published as ES modules only. Jest runs CommonJS, so they are compiled.
const esmOnly = ['wouter', 'regexparam', 'mitt', '@noble/hashes'];

// Globals of the language, given to each module as variables: reading a global of a suite takes a hundred times as long.
// `Map` and `Set` are replaced by tests.
const languageGlobals = [
  ...['Array', 'BigInt', 'Boolean', 'Error', 'JSON', 'Math', 'Number', 'Object', 'Promise', 'Proxy', 'Reflect'],
  ...['RegExp', 'String', 'Symbol', 'TypeError', 'Uint8Array', 'WeakMap', 'WeakSet'],
];

/** The suites of `npm run test:long`. */
const long = '\\.long\\.test\\.ts$';

const shared = {
  // One id for all projects, which then share what is compiled.
  id: 'lantern',
  runtime: `${process.cwd()}/jest.runtime.cjs`,
  sandboxInjectedGlobals: languageGlobals,
  transform: { '^.+\\.[cm]?[jt]sx?$': `${process.cwd()}/jest.transform.mjs` },
  testPathIgnorePatterns: ['/dist/', '/node_modules/', long],
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(?:css|svg|png|woff2)(?:\\?.*)?$': '<rootDir>/../client/test/fileStub.cjs' },
} satisfies Config;

const client = { ...shared, rootDir: 'packages/client', setupFilesAfterEnv: ['<rootDir>/test/setup.ts'] };

const config = {
  // Some suites wait for databases and processes, so one worker more than there are processors uses these fully.
  maxWorkers: availableParallelism() + 1,
  // Restarts a larger worker, which limits the memory on a machine with many cores.
  workerIdleMemoryLimit: '1GB',
  // Ends a hanging test; no test is judged by its speed.
  testTimeout: 60_000,
  projects: [
    { ...shared, displayName: 'protocol', rootDir: 'packages/protocol', testEnvironment: 'node' },
    { ...shared, displayName: 'games', rootDir: 'packages/games', testEnvironment: 'node' },
    {
      ...shared,
      displayName: 'server',
      rootDir: 'packages/server',
      testEnvironment: 'node',
    },
    // A test of a function needs no page, which takes a second a file to set up. Those that do name it themselves.
    { ...client, displayName: 'client', testEnvironment: 'node', testRegex: '\\.test\\.ts$' },
    { ...client, displayName: 'components', testEnvironment: '<rootDir>/test/page.ts', testRegex: '\\.test\\.tsx$' },
    { ...shared, displayName: 'proving', rootDir: 'packages/proving', testEnvironment: 'node' },
  ],
} satisfies Config;

export default config;
