import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withMutant } from './mutate';
import type { Planted } from './planted';
import type { Reach, ReachingTest } from './reach';
import type { Sandbox } from './sandbox';
import type { Scope } from './scope';
import { TestProcess, type TestRun } from './testProcess';

export interface Result {
  /** `unreached`: no test reaches it. `unfinished`: no test noticed it within the effort. */
  result: 'killed' | 'survived' | 'unreached' | 'unfinished';
  /** The test that noticed it, or `types`. */
  by?: string;
  how?: TestRun['outcome'];
}

/** Timeouts of a single test, for the first run and for a repetition after a timeout, in milliseconds. */
const TIMEOUTS = { first: 10_000, repeated: 25_000 };

/** Limit of the processor time of a test: a multiple of that on unchanged code, and some seconds more. */
const limitOf = ({ cpu }: ReachingTest) => 5 * cpu + 5;

/** Tries one mutant after the other. */
export class Trials {
  readonly #scope: Scope;
  readonly #sandbox: Sandbox;
  readonly #reach: Reach;
  readonly #tests: TestProcess;
  /** Limit of the total processor time of a mutant's tests in seconds, estimated from unchanged code. */
  readonly #effort: number;

  constructor(scope: Scope, sandbox: Sandbox, reach: Reach, effort: number) {
    this.#scope = scope;
    this.#sandbox = sandbox;
    this.#reach = reach;
    this.#effort = effort;
    this.#tests = new TestProcess(sandbox.folder);
  }

  async try(one: Planted): Promise<Result> {
    const unchanged = readFileSync(join(this.#sandbox.folder, one.file), 'utf8');
    this.#sandbox.write(one.file, withMutant(unchanged, one));
    try {
      const result = await this.#notice(one, unchanged);
      if (result.result === 'killed' || this.#sandbox.typechecks(this.#scope.packageFolder)) return result;
      return { result: 'killed', by: 'types' };
    } finally {
      this.#sandbox.write(one.file, unchanged);
    }
  }

  async #notice(one: Planted, unchanged: string): Promise<Result> {
    const tests = this.#reach.testsOf(one);
    let spent = 0;
    for (const test of tests) {
      if (spent > 0 && spent + test.cpu > this.#effort) return { result: 'unfinished' };
      const { outcome } = await this.#run(test);
      const notices = outcome === 'late' ? await this.#isInTime(one.file, unchanged, test) : outcome !== 'passed';
      if (notices) {
        if (!this.#scope.leavesNothing) this.#tests.end();
        return { result: 'killed', by: test.file, how: outcome };
      }
      spent += test.cpu;
    }
    return { result: tests.length === 0 ? 'unreached' : 'survived' };
  }

  /** Repeats a test that timed out with more time. */
  async #run(test: ReachingTest): Promise<TestRun> {
    const { file, named } = test;
    const first = await this.#tests.run({ file, named, timeout: TIMEOUTS.first }, limitOf(test));
    if (first.outcome !== 'late') return first;
    return this.#tests.run({ file, named, timeout: TIMEOUTS.repeated }, limitOf(test));
  }

  /** Whether a test that timed out passes on unchanged code at the moment: a busy machine proves nothing. */
  async #isInTime(file: string, unchanged: string, test: ReachingTest): Promise<boolean> {
    const changed = readFileSync(join(this.#sandbox.folder, file), 'utf8');
    this.#sandbox.write(file, unchanged);
    try {
      return (await this.#run(test)).outcome !== 'late';
    } finally {
      this.#sandbox.write(file, changed);
    }
  }

  end(): void {
    this.#tests.end();
  }
}
