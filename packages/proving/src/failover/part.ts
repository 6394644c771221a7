import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { ENVIRONMENT } from './parts';

/** Maximum time until a part answers. */
const START_TIMEOUT_MS = 60_000;

/** A part of the deployment: a process that can be killed, frozen and started again. */
export class Part {
  readonly #command: readonly string[];
  readonly #log: string;
  readonly #answers: () => Promise<boolean>;
  #child: ChildProcess | undefined;

  /**
   * @param log a file for its output
   * @param answers whether it is ready
   */
  constructor(command: readonly string[], log: string, answers: () => Promise<boolean>) {
    this.#command = command;
    this.#log = log;
    this.#answers = answers;
  }

  /** Resolves when it answers. */
  async start(): Promise<void> {
    const [program = '', ...args] = this.#command;
    const child = spawn(program, args, { env: ENVIRONMENT, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(this.#log, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#child = child;
    for (const latest = performance.now() + START_TIMEOUT_MS; !(await this.#answers()); await pause(100)) {
      if (child.exitCode === null && performance.now() < latest) continue;
      throw new Error(`${program} does not start:\n${readFileSync(this.#log, 'utf8').slice(-4_000)}`);
    }
  }

  /** Kills it, as in a crash. */
  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  freeze(): void {
    this.#child?.kill('SIGSTOP');
  }

  unfreeze(): void {
    this.#child?.kill('SIGCONT');
  }
}

/** Whether an address answers over HTTP, with any status or with this one. */
export async function answers(url: string, status?: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return status === undefined || answer.status === status;
  } catch {
    return false;
  }
}
