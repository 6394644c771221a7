import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { mutantsOf } from './mutate';
import { withProbes } from './probes';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-probes-'));
  process.env.LANTERN_REACHED = join(folder, 'reached');
});

afterEach(() => {
  delete process.env.LANTERN_REACHED;
  rmSync(folder, { recursive: true });
});

/** Runs a source with probes, and returns its value and the reached mutants. */
function run(source: string): { value: unknown; reached: string[] } {
  const mutants = mutantsOf(source);
  const probed = withProbes(source, mutants, (mutant) => mutants.indexOf(mutant));
  const value: unknown = new Function(ts.transpile(probed))();
  const numbers = readFileSync(join(folder, 'reached'), 'utf8').trim().split('\n');
  return { value, reached: numbers.map((number) => mutants[Number(number)]?.change ?? '') };
}

test('a reached place is reported once, and others are not', () => {
  const { value, reached } = run('let n = 0; while (n < 3) n = n + 1; if (n === 4) { n = 7; } return n;');
  expect(value).toBe(3);
  expect(reached.sort()).toEqual(
    [
      '+ -> -',
      '1 -> 2',
      '3 -> 4',
      '4 -> 5',
      '< -> <=',
      '=== -> !==',
      'if -> never',
      'removed: n = n + 1;',
      '0 -> 1',
    ].sort(),
  );
});

test('skipped parts of an optional chain stay skipped, and methods keep their object', () => {
  expect(run('const a = undefined as any; return a?.b.some(Boolean).c ?? [0, 2].some((x) => x > 1);').value).toBe(true);
});

test('lines keep their numbers', () => {
  const source = 'const a = 1;\nthrow new Error();';
  const probed = withProbes(source, mutantsOf(source), () => 0);
  expect(probed.split('\n')).toHaveLength(2);
});
