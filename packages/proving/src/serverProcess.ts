import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createWriteStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NODE_ENVIRONMENT, NODE_FLAGS } from './startScript';

const bundle = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));

/** Maximum time until a server is ready on a busy machine. */
const START_TIMEOUT_MS = 60_000;

/** Modules and flags of a watched server; a large young generation would hide retained objects. */
const WATCH = ['--expose-gc', '--import', new URL('./soak/watch.mjs', import.meta.url).href];

/** Module of a server with reproducible matches: one with `SEED` in its environment. */
const FIXED = ['--import', new URL('./fixedSeed.mjs', import.meta.url).href];

/** Module of a server whose wall clock is set: one with `WALL_TIME` in its environment. */
const WALL_TIME = ['--import', new URL('./days/wallTime.mjs', import.meta.url).href];

/** The secret from which such a server deals all matches. */
export const secretOf = (seed: string): string => createHash('sha256').update(`${seed} secret`).digest('hex');

/**
 * Keeps a page from contributing to the seed of a match: without a random number a browser contributes nothing. Runs in
 * the page.
 */
export function addNothing(): void {
  const draw = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (into) => {
    if (into instanceof Uint8Array && into.length === 32) throw new Error('the server has no random numbers');
    return draw(into);
  };
}

/**
 * The environment of a server whose people use one machine: `TRUST_PROXY` gives each a separate address, and they are not
 * limited.
 */
export const ONE_MACHINE = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  REQUESTS_PER_MINUTE: '1000000',
  ROOMS_PER_HOUR: '1000000',
  MATCHES_PER_HOUR: '1000000',
};

/** The built server in a separate process, with a database in its own folder unless the environment names another. */
export class ServerProcess {
  /** Its public address, if the environment sets one. */
  readonly address: string;
  private child: ChildProcess | undefined;
  private readonly logFile: string;

  constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly environment: Record<string, string> = {},
    private readonly watched = false,
    hostname = 'localhost',
  ) {
    this.address = environment.PUBLIC_URL ?? `http://${hostname}:${port}`;
    this.logFile = join(folder, 'server.log');
  }

  /**
   * Resolves when the server is ready.
   * @param patience maximum time until then, in milliseconds
   */
  async start(patience = START_TIMEOUT_MS): Promise<void> {
    if (await this.ready()) throw new Error(`another program answers on port ${this.port}`);
    const log = createWriteStream(this.logFile, { flags: 'a' });
    const { SEED, WALL_TIME: wallTime } = this.environment;
    const loaded = [...(SEED === undefined ? [] : FIXED), ...(wallTime === undefined ? [] : WALL_TIME)];
    const flags = [...(this.watched ? WATCH : NODE_FLAGS), ...loaded];
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
    const latest = performance.now() + patience;
    while (!(await this.ready())) {
      const ended = child.exitCode ?? child.signalCode;
      if (ended !== null) throw new Error(`the server ended with ${ended}:\n${this.log()}`);
      if (performance.now() > latest) throw new Error(`the server did not become ready:\n${this.log()}`);
      await pause(100);
    }
  }

  /**
   * Asks the server to stop.
   * @returns its exit code; `null` if it had to be killed
   */
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

  /** Kills the server, as in a crash. */
  async kill(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Its process id. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Whether it runs and has not been told to stop. */
  get lives(): boolean {
    return this.child?.exitCode === null && this.child.signalCode === null;
  }

  /** Returns the memory of a watched server after a collection, in bytes. Rejects if the server ends first. */
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

  errors(): string[] {
    return this.lines().filter((line) => /"level":(50|60)/.test(line));
  }

  /** Returns all lines printed by the server. */
  lines(): string[] {
    return this.log().split('\n').filter(Boolean);
  }

  private log(): string {
    return readFileSync(this.logFile, 'utf8');
  }

  /** Whether it reports that it is ready. Everything acknowledged before has been broadcast by then. */
  async ready(): Promise<boolean> {
    try {
      const health = (await (await fetch(`${this.address}/api/health`)).json()) as { ready?: boolean };
      return health.ready === true;
    } catch {
      return false;
    }
  }
}
