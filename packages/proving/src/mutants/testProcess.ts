import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A test file, by its path from the root of the repository. */
export interface TestFile {
  file: string;
  /** Runs only tests whose full name contains this. */
  named?: string;
}

/** The message to the process. */
export interface TestOrder extends TestFile {
  /** Timeout of a single test, in milliseconds. */
  timeout: number;
}

/** The message of the process once it is loaded. */
export interface Ready {
  ready: true;
}

/** The message of the process after a test file. */
export interface Finished {
  passed: boolean;
  because?: string;
  /** Set at the first failure, while other tests of the file still run. */
  goesOn?: boolean;
}

/** `late`: a test exceeded its timeout, which can also happen on a busy machine. */
type Outcome = 'passed' | 'failed' | 'late' | 'looped';

/** The result of a test file. */
export interface TestRun {
  outcome: Outcome;
  because?: string;
  /** Processor time in seconds. */
  cpu: number;
}

const WORKER = fileURLToPath(new URL('./testWorker.ts', import.meta.url));

/** Jest, loaded once in a separate process, so that a test file only costs the time of its tests. */
export class TestProcess {
  readonly #folder: string;
  readonly #env: Record<string, string>;
  #child: ChildProcess | undefined;
  #ready: Promise<unknown> | undefined;

  /** @param folder root of a copy of the repository */
  constructor(folder: string, env: Record<string, string> = {}) {
    this.#folder = folder;
    this.#env = env;
  }

  /**
   * Runs a test file until its first failure.
   * @param limit seconds of its own processor time after which it counts as an endless loop
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
        // A separate process group, so that everything the tests have started can be ended with it.
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
      // It has already ended.
    }
  }
}

/** How long a failed test file may clean up, in milliseconds. */
const TIDIES_UP_FOR = 3000;

const isLate = (failure: string) => failure.includes('Exceeded timeout of');

/** Clock ticks per second in `/proc/<pid>/stat`, the same on every Linux. */
const TICKS = 100;

/** Processor time of a process in seconds; elapsed time on systems that do not report it. */
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
