import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A separate Redis that can be stopped and started again on the same port. */
export class TestRedis {
  readonly url: string;
  readonly #port: number;
  readonly #folder = mkdtempSync(join(tmpdir(), 'lantern-redis-'));
  #child: ChildProcess | undefined;

  constructor(port: number) {
    this.#port = port;
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** Resolves when it answers. Rejects if it cannot be started. */
  start(): Promise<void> {
    const listen = ['--port', String(this.#port), '--bind', '127.0.0.1', '--dir', this.#folder];
    const child = spawn('redis-server', [...listen, '--save', '', '--appendonly', 'no']);
    this.#child = child;
    return new Promise((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        said += chunk;
        if (said.includes('Ready to accept connections')) resolve();
      });
      child.once('error', reject);
      child.once('exit', (code) => reject(new Error(`redis-server ended with ${code}: ${said}`)));
    });
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

  /** Stops the process (`SIGSTOP`) so that it neither answers nor closes connections, or continues it (`SIGCONT`). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.#child?.kill(signal);
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
