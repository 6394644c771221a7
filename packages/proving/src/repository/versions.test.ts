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

/** All entries `name@version` of a table of versions, including nested tables. */
const wanted = (table: Record<string, unknown>): string[] =>
  Object.entries(table).flatMap(([name, version]) =>
    typeof version === 'string' ? [`${name}@${version}`] : wanted(version as Record<string, unknown>),
  );

/** An exact version, also of an aliased package. */
const EXACT = /^@?[^@]+@(?:npm:@?[^@]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/;

test.each(folders)('every version in %s is exact', (folder) => {
  const { dependencies = {}, devDependencies = {}, overrides = {} } = manifestOf(folder);
  expect([dependencies, devDependencies, overrides].flatMap(wanted).filter((one) => !EXACT.test(one))).toEqual([]);
});

test('the proofs and their dependencies are not part of a production install', () => {
  expect(manifestOf('packages/proving').dependencies).toBeUndefined();
});
