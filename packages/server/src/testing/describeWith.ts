import { spawnSync } from 'node:child_process';
import { testDatabaseUrl } from './postgres';

/** `describe` if a program is installed. Otherwise its tests are skipped with a message; in CI they fail. */
export function describeWith(program: string): jest.Describe {
  return describeIf(succeeds(program, ['--version']), `${program} is not installed`);
}

/** `describe` if a PostgreSQL answers; otherwise as `describeWith`. */
export function describeWithPostgres(...args: Parameters<jest.Describe>): void {
  const { hostname, port } = new URL(testDatabaseUrl());
  const knock = `require('node:net').connect(${Number(port || 5432)}, ${JSON.stringify(hostname)})
    .once('connect', () => process.exit(0)).once('error', () => process.exit(1)).setTimeout(3000, () => process.exit(1))`;
  const answers = succeeds(process.execPath, ['-e', knock]);
  describeIf(answers, 'no PostgreSQL answers, name a database in TEST_DATABASE_URL')(...args);
}

/**
 * `describe` if a condition holds; otherwise as `describeWith`.
 * @param reason why it does not hold
 */
export function describeIf(possible: boolean, reason: string): jest.Describe {
  return (runs(possible, reason) ? describe : describe.skip) as jest.Describe;
}

/**
 * `test` if a condition holds; otherwise as `describeWith`.
 * @param reason why it does not hold
 */
export function testIf(possible: boolean, reason: string): jest.It {
  return (runs(possible, reason) ? test : test.skip) as jest.It;
}

function runs(possible: boolean, reason: string): boolean {
  if (possible || process.env.CI === 'true') return true;
  process.stderr.write(`SKIPPED unless CI is true: ${reason}.\n`);
  return false;
}

/** Whether a program runs successfully here. */
export function succeeds(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
