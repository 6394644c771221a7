/**
 * Mutation testing: which small changes to the code does no test notice?
 *
 *     TESTS='packages/games/src/crystal-wars/rules/*.test.ts' npm run mutants -- --mutate packages/games/src/crystal-wars/rules/squares.ts
 *
 * `--mutate file.ts:10-20` takes a few lines as a sample, `--incremental` tries only what changed since the last run.
 * `TESTS` limits the suites: the suites over all games import nearly every rule, and take minutes for each mutant.
 */
const { TESTS = 'packages/*/src/**/*.test.ts' } = process.env;

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'jest.mutants.config.ts', config: { testMatch: [`**/${TESTS}`] } },
  mutate: ['packages/{protocol,games,server}/src/**/*.ts', '!**/*.test.ts'],
  ignorePatterns: ['/docs', '/screenshots', 'dist'],
  reporters: ['clear-text', 'progress'],
  clearTextReporter: { logTests: false, reportTests: false },
  // Jest checks no types here.
  disableTypeChecks: false,
  // A timeout counts as noticed: on a busy machine, loading the suites alone takes longer than the usual five seconds.
  timeoutMS: 60_000,
  dryRunTimeoutMinutes: 60,
  tempDirName: '.cache/stryker',
  incrementalFile: '.cache/stryker-incremental.json',
};
