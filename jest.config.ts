/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Packages published as ES modules only: Jest runs CommonJS, so ts-jest turns them over.
const esmOnly = ['wouter', 'regexparam', 'mitt', '@noble/hashes'];

/** What `npm run test:long` is for. */
const long = '\\.long\\.test\\.ts$';

const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      'ts-jest',
      {
        tsconfig: {
          target: 'es2023',
          module: 'commonjs',
          moduleResolution: 'bundler',
          jsx: 'react-jsx',
          esModuleInterop: true,
          isolatedModules: true,
          allowJs: true,
          resolveJsonModule: true,
          rootDir: process.cwd(),
        },
        diagnostics: false,
      },
    ],
  },
  testPathIgnorePatterns: ['/dist/', '/node_modules/', long],
  transformIgnorePatterns: [`/node_modules/(?!(?:${esmOnly.join('|')})/)`],
  moduleNameMapper: { '\\.(?:css|svg|png|woff2)(?:\\?.*)?$': '<rootDir>/../client/test/fileStub.cjs' },
} satisfies Config;

const config = {
  maxWorkers: '100%',
  // A worker that has grown past it is started anew, so that a machine of many cores needs no more memory than that each.
  workerIdleMemoryLimit: '1GB',
  // No test is judged by its speed: this only ends one that hangs.
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
    {
      ...shared,
      displayName: 'client',
      rootDir: 'packages/client',
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/test/setup.ts'],
    },
    { ...shared, displayName: 'proving', rootDir: 'packages/proving', testEnvironment: 'node' },
  ],
} satisfies Config;

export default config;
