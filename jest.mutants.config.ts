/** @jest-config-loader esbuild-register */
import short from './jest.config';

/** The suites of protocol, games and server as one project: Stryker's Jest runner knows no projects. */
export default {
  ...short.projects[0],
  rootDir: 'packages',
  roots: ['<rootDir>/protocol', '<rootDir>/games', '<rootDir>/server'],
  moduleNameMapper: {},
  testTimeout: short.testTimeout,
};
