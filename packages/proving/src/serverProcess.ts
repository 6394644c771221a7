import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './startScript';

const bundle = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Milliseconds a server may take to get ready on a machine that does much else. */
const STARTS = 60_000;

/** What is loaded into a server that is watched, and how; room for what is gone with a move would hide what stays. */
const WATCH = ['--expose-gc', '--import', new URL('./soak/watch.mjs', import.meta.url).href];

/** What is loaded into a server whose matches go the same way every time: those of an environment with `SEED`. */
const FIXED = ['--import', new URL('./fixedSeed.mjs', import.meta.url).href];

/** The secret that all matches of such a server are dealt from. */
export const secretOf = (seed: string): string => createHash('sha256').update(`${seed} secret`).digest('hex');

/** Keeps a page from adding to the seed of a match: for want of a random number a browser adds nothing. Runs in the page. */
export function addNothing(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (into instanceof Uint8Array && into.length === 32) throw new Error('there are no random numbers here');
    return draw(into);
  };
}

/** The built server in a process of its own, with a database in a folder of its own unless the environment names another. */
export class ServerProcess {
  /** Its public address where the environment names one. */
  readonly address: string;
  private child: ChildProcess | undefined;
  private readonly logFile: string;

  constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly environment: Record<string, string> = {},
    private readonly watched = false,
  ) {
    this.address = environment.PUBLIC_URL ?? `http://localhost:${port}`;
    this.logFile = join(folder, 'server.log');
  }

  /** Resolves once the server says that it is ready. */
  async start(): Promise<void> {
    if (await this.ready()) throw new Error(`another program answers on port ${this.port}`);
    const log = createWriteStream(this.logFile, { flags: 'a' });
    const flags = [...(this.watched ? WATCH : NODE_FLAGS), ...(this.environment.SEED === undefined ? [] : FIXED)];
    const child = spawn(process.execPath, [...flags, bundle], {
      cwd: this.folder,
      env: {
        ...NODE_ENVIRONMENT,
        PATH: process.env.PATH,
        PORT: String(this.port),
        DATABASE_URL: `sqlite:${join(this.folder, 'lantern.db')}`,
        ...this.environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', ...(this.watched ? (['ipc'] as const) : [])],
    });
    child.stdout?.pipe(log, { end: false });
    child.stderr?.pipe(log, { end: false });
    this.child = child;
    const latest = performance.now() + STARTS;
    while (!(await this.ready())) {
      if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}:\n${this.log()}`);
      if (performance.now() > latest) throw new Error(`the server does not get ready:\n${this.log()}`);
      await pause(100);
    }
  }

  /** Asks the server to stop. @returns its exit code, `null` if it had to be killed. */
  async stop(): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return child?.exitCode ?? 0;
    const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
    const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
    child.kill('SIGTERM');
    const code = await ended;
    clearTimeout(timer);
    return code;
  }

  /** Ends the server as a crash does: it gets to do nothing more. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** The number of its process. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Whether it runs, as far as it has not been told to stop. */
  get lives(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** What a watched server holds in memory after a collection, in bytes. Rejects if it ends before it answers. */
  memory(): Promise<{ pid: number; heap: number; rss: number }> {
    const { child } = this;
    return new Promise((resolve, reject) => {
      const ended = () => reject(new Error('the server has ended'));
      child?.once('exit', ended);
      child?.once('message', (answer: { heap: number; rss: number }) => {
        child.off('exit', ended);
        resolve({ pid: child.pid as number, ...answer });
      });
      if (child?.connected) child.send({});
      else ended();
    });
  }

  /** Lines of the server's log that tell of an error. */
  errors(): string[] {
    return this.log()
      .split('\n')
      .filter((line) => /"level":(50|60)/.test(line));
  }

  private log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Whether it says that it is ready. It has told everybody of the moves it acknowledged before. */
  async ready(): Promise<boolean> {
    try {
      const health = (await (await fetch(`${this.address}/api/health`)).json()) as { ready?: boolean };
      return health.ready === true;
    } catch {
      return false;
    }
  }
}
