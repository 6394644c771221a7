import { spawnSync } from 'node:child_process';
import { testDatabaseUrl } from './postgres';

/** `describe` where a program is installed. Where it is not, its tests are skipped out loud; never in CI, where they fail. */
export function describeWith(program: string): jest.Describe {
  return describeIf(succeeds(program, ['--version']), `${program} is not installed`);
}

/** `describe` where a PostgreSQL answers; otherwise as `describeWith`. */
export function describeWithPostgres(...args: Parameters<jest.Describe>): void {
  const { hostname, port } = new URL(testDatabaseUrl());
  const knock = `require('node:net').connect(${Number(port || 5432)}, ${JSON.stringify(hostname)})
    .once('connect', () => process.exit(0)).once('error', () => process.exit(1)).setTimeout(3000, () => process.exit(1))`;
  const answers = succeeds(process.execPath, ['-e', knock]);
  describeIf(answers, 'no PostgreSQL answers, name a database in TEST_DATABASE_URL')(...args);
}

function describeIf(possible: boolean, reason: string): jest.Describe {
  if (possible || process.env.CI === 'true') return describe;
  process.stderr.write(`SKIPPED unless CI is true: ${reason}.\n`);
  return describe.skip as jest.Describe;
}

function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
