/** @jest-config-loader esbuild-register */
import short from './jest.config';

process.env.TEST_SAMPLES = 'long';

/** The suites that `npm test` only samples or leaves out: many matches of random players and bots, real
 * clusters, every way in which a server cannot start. */
export default {
  ...short,
  testTimeout: 600_000,
  projects: short.projects
    .filter(({ displayName }) => displayName !== 'components')
    .map((project) => ({
      ...project,
      testRegex: '\\.(?:long|sampled)\\.test\\.ts$',
      testPathIgnorePatterns: ['/dist/', '/node_modules/'],
    })),
};
