import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A test file, by its path from the top of the repository. */
export interface TestFile {
  file: string;
  /** Only tests whose full name contains this. */
  named?: string;
}

/** What the process is told. */
export interface TestOrder extends TestFile {
  /** When a test of the file is taken to wait for what never comes, in milliseconds. */
  timeout: number;
}

/** What the process says once it is loaded. */
export interface Ready {
  ready: true;
}

/** What the process says of a test file. */
export interface Finished {
  passed: boolean;
  /** Why not. */
  because?: string;
  /** Said at the first failure: other tests of the file still run. */
  goesOn?: boolean;
}

/** `late`: a test waited longer than its timeout, which a busy machine can bring about as well. */
type Outcome = 'passed' | 'failed' | 'late' | 'looped';

/** How a test file came out. */
export interface TestRun {
  outcome: Outcome;
  because?: string;
  /** Seconds of processor time. */
  cpu: number;
}

const WORKER = fileURLToPath(new URL('./testWorker.ts', import.meta.url));

/** Jest, kept loaded in a process of its own: a test file costs what its tests cost. */
export class TestProcess {
  readonly #folder: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #ready: Promise<unknown> | undefined;

  /** @param folder the top of a copy of the repository */
  constructor(folder: string, env: Record<string, string> = {}) {
    this.#folder = folder;
    this.#env = env;
  }

  /**
   * Runs a test file until its first failure.
   * @param limit seconds of processor time after which it is taken to loop for ever; time that others take does not count
   */
  async run(order: TestOrder, limit: number): Promise<TestRun> {
    const child = await this.#started();
    const begun = processorTime(child);
    let failure: string | undefined;
    let atEnd = false;
    const run = await new Promise<TestRun>((resolve) => {
      const finish = (outcome: Outcome, because?: string) => {
        clearInterval(watch);
        child.off('message', hear).off('exit', crash);
        resolve({ outcome, because, cpu: processorTime(child) - begun });
      };
      const hear = ({ because, goesOn }: Finished) => {
        failure ??= because;
        atEnd = !goesOn;
        if (goesOn) setTimeout(ended, TIDIES_UP_FOR);
        else ended();
      };
      const ended = () => finish(failure === undefined ? 'passed' : isLate(failure) ? 'late' : 'failed', failure);
      const crash = () => finish('failed', 'the process of the tests ended');
      const watch = setInterval(() => {
        if (processorTime(child) - begun > limit) finish('looped', `more than ${limit} s of processor time`);
      }, 200);
      child.on('message', hear).on('exit', crash);
      child.send(order);
    });
    if (!atEnd) this.end();
    return run;
  }

  async #started(): Promise<ChildProcess> {
    if (!this.#child || this.#child.exitCode !== null || this.#child.signalCode !== null) {
      this.#child = spawn(process.execPath, ['--import', 'tsx', WORKER], {
        cwd: this.#folder,
        env: { ...process.env, ...this.#env, NODE_ENV: 'test' },
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        // A group of its own, so that what tests start can be ended with it.
        detached: true,
      });
      this.#ready = once(this.#child, 'message');
    }
    await this.#ready;
    return this.#child;
  }

  end(): void {
    const pid = this.#child?.pid;
    this.#child = undefined;
    try {
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  }
}

/** How long a failed test file may clean up after itself, in milliseconds. */
const TIDIES_UP_FOR = 3000;

const isLate = (failure: string) => failure.includes('Exceeded timeout of');

/** Ticks of `/proc/<pid>/stat` in a second, the same on every Linux. */
const TICKS = 100;

/** Seconds that a process has kept a processor busy; where the system does not tell, the seconds of the clock. */
function processorTime({ pid }: ChildProcess): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS;
  } catch {
    return process.platform === 'linux' ? 0 : performance.now() / 1000;
  }
}
