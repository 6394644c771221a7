import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const TOP = join(__dirname, '../../../..');

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  overrides?: Record<string, unknown>;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(TOP, folder, 'package.json'), 'utf8')) as Manifest;
const folders = ['.', ...(manifestOf('.').workspaces ?? [])];

/** `name@version` of all that a table of versions, or of tables, asks for. */
const wanted = (table: Record<string, unknown>): string[] =>
  Object.entries(table).flatMap(([name, version]) =>
    typeof version === 'string' ? [`${name}@${version}`] : wanted(version as Record<string, unknown>),
  );

/** An exact version, also of a package under another name. */
const EXACT = /^@?[^@]+@(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

test.each(folders)('every version that %s asks for is exact', (folder) => {
  const { dependencies = {}, devDependencies = {}, overrides = {} } = manifestOf(folder);
  expect([dependencies, devDependencies, overrides].flatMap(wanted).filter((one) => !EXACT.test(one))).toEqual([]);
});

test('the proofs and what they need are no part of a production install', () => {
  expect(manifestOf('packages/proving').dependencies).toBeUndefined();
});
