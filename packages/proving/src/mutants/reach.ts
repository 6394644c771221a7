import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, Journal } from '../journal';
import type { Planted } from './planted';
import { withProbes } from './probes';
import type { Sandbox } from './sandbox';
import type { Scope } from './scope';
import { type TestFile, TestProcess } from './testProcess';

/** A test file run on unchanged code. */
interface Baseline {
  failure?: string;
  /** Processor time in seconds. */
  cpu: number;
  /** The mutants whose places it reaches. */
  reached: string[];
}

/** A test that reaches the place of a mutant, and its processor time in seconds on unchanged code. */
export interface ReachingTest extends TestFile {
  cpu: number;
}

/** Which tests reach which places, measured by running each test once on unchanged code. */
export class Reach {
  readonly #scope: Scope;
  readonly #baselines = new Map<TestFile, { cpu: number; reached: ReadonlySet<string> }>();

  constructor(scope: Scope) {
    this.#scope = scope;
  }

  /** Measures every test; results for the same code are reused. */
  async measure(sandbox: Sandbox, planted: readonly Planted[], journalFile: string): Promise<void> {
    const journal = new Journal<Baseline>(journalFile);
    const code = fingerprint(sandbox.folder, sandbox.sourceFiles());
    const seen = join(sandbox.folder, 'reached.txt');
    const tests = new TestProcess(sandbox.folder, { LANTERN_REACHED: seen });
    const unchanged = this.#plantProbes(sandbox, planted);
    try {
      for (const test of this.#scope.tests) {
        const key = `${code} ${fingerprint(sandbox.folder, [test.file])} ${test.file}`;
        const baseline = journal.get(key) ?? (await measured(tests, test, seen, planted));
        journal.set(key, baseline);
        if (baseline.failure === undefined)
          this.#baselines.set(test, { ...baseline, reached: new Set(baseline.reached) });
        else console.log(`left out, for it fails on unchanged code: ${test.file}\n${firstLines(baseline.failure)}`);
      }
    } finally {
      tests.end();
      for (const [file, source] of unchanged) sandbox.write(file, source);
    }
  }

  /** Instruments every file with mutants, and returns the original files. */
  #plantProbes(sandbox: Sandbox, planted: readonly Planted[]): Map<string, string> {
    const unchanged = new Map<string, string>();
    for (const file of this.#scope.files) {
      const source = readFileSync(join(sandbox.folder, file), 'utf8');
      unchanged.set(file, source);
      const here = planted.filter((one) => one.file === file);
      sandbox.write(
        file,
        withProbes(source, here, (mutant) => planted.indexOf(mutant as Planted)),
      );
    }
    return unchanged;
  }

  /** Nearest first, then the quickest. */
  testsOf({ file, id }: Planted): ReachingTest[] {
    return [...this.#baselines]
      .filter(([, { reached }]) => reached.has(id))
      .map(([test, { cpu }]) => ({ ...test, cpu, distance: this.#scope.distance(file, test) }))
      .sort((a, b) => a.distance - b.distance || a.cpu - b.cpu);
  }
}

/** Longer than any test of the project on a busy machine. */
const NO_LIMIT = { timeout: 900_000, cpu: 600 };

async function measured(
  tests: TestProcess,
  test: TestFile,
  seen: string,
  planted: readonly Planted[],
): Promise<Baseline> {
  rmSync(seen, { force: true });
  const { outcome, because, cpu } = await tests.run({ ...test, timeout: NO_LIMIT.timeout }, NO_LIMIT.cpu);
  const numbers = existsSync(seen) ? readFileSync(seen, 'utf8').trim().split('\n') : [];
  const reached = [...new Set(numbers)].flatMap((number) => planted[Number(number)]?.id ?? []);
  return { failure: outcome === 'passed' ? undefined : (because ?? outcome), cpu, reached };
}

const firstLines = (text: string) => text.split('\n').slice(0, 5).join('\n');
