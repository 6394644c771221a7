import {
  type ChildProcess,
  execFileSync,
  type SpawnOptions,
  type SpawnSyncReturns,
  spawn,
  spawnSync,
} from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const PACKAGE = resolve(__dirname, '..', '..');

/** A user without rights: the one who runs the tests, or another where that is root, who may do everything. */
export const NOBODY = 65_534;
export const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The setting that names an SQLite database. */
export const databaseUrl = (path: string) => ({ DATABASE_URL: `sqlite:${path}` });

/** A process of the built server. */
export interface RunningServer {
  child: ChildProcess;
  /** What it has printed so far. */
  printed: { text: string };
  /** Resolves with its exit code and the signal that ended it. */
  ended: Promise<unknown[]>;
}

/** The server as it is shipped, built for one test file. */
export interface BuiltServer {
  /** What is built. */
  code: string;
  /** The working folder of its processes. */
  folder: string;
  /** Starts it, on a free port of 127.0.0.1 unless the environment says otherwise. */
  run(env?: Record<string, string>, options?: SpawnOptions): RunningServer;
  /** Starts it and waits until it is ready. Rejects with what it printed if it ends before. */
  started(env?: Record<string, string>, options?: SpawnOptions): Promise<RunningServer & { url: string }>;
  /** Runs a command of the admin program to its end. */
  admin(words: readonly string[], env?: Record<string, string>, options?: SpawnOptions): SpawnSyncReturns<string>;
  /** Makes a fresh folder that the unprivileged user owns. */
  newFolder(): string;
  /** Resolves to the path of a database that a server has used, after `change` was done to it. */
  usedDatabase(change?: (path: string) => void): Promise<string>;
  /** Ends what still runs, and removes what was built and kept. */
  remove(): void;
}

/** Builds the server to a folder of its own, so that test files which do so do not disturb one another. */
export function buildServer(): BuiltServer {
  mkdirSync(join(PACKAGE, '.cache'), { recursive: true });
  const code = mkdtempSync(join(PACKAGE, '.cache', 'built-'));
  const folder = mkdtempSync(join(tmpdir(), 'lantern-built-'));
  // Some tests start it as another user.
  for (const each of [code, folder]) chmodSync(each, 0o755);
  execFileSync(process.execPath, ['build.mjs', code], { cwd: PACKAGE });
  const children: ChildProcess[] = [];

  const environment = (env: Record<string, string>) => ({ PATH: process.env.PATH, ...env });
  const run: BuiltServer['run'] = (env = {}, options = {}) => {
    const child = spawn(process.execPath, [join(code, 'main.js')], {
      cwd: folder,
      env: environment({ HOST: '127.0.0.1', PORT: '0', ...env }),
      ...options,
    });
    children.push(child);
    return watched(child);
  };

  const started: BuiltServer['started'] = async (env, options) => {
    const server = run(env, options);
    return { ...server, url: await addressOf(server) };
  };
  const newFolder = () => {
    const made = mkdtempSync(join(folder, 'case-'));
    if (unprivileged.uid !== undefined) chownSync(made, NOBODY, NOBODY);
    return made;
  };

  return {
    code,
    folder,
    run,
    started,
    newFolder,
    async usedDatabase(change = () => {}) {
      const path = join(newFolder(), 'lantern.db');
      const { child, ended } = await started(databaseUrl(path));
      child.kill('SIGTERM');
      await ended;
      change(path);
      return path;
    },
    admin: (words, env = {}, options = {}) =>
      spawnSync(process.execPath, [join(code, 'admin.js'), ...words], {
        cwd: folder,
        env: environment(env),
        ...options,
        encoding: 'utf8',
      }),
    remove() {
      for (const child of children) child.kill('SIGKILL');
      for (const each of [code, folder]) rmSync(each, { recursive: true, force: true });
    },
  };
}

/** A process with what it prints. */
export function watched(child: ChildProcess): RunningServer {
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed.text += chunk;
    });
  }
  return { child, printed, ended: once(child, 'exit') };
}

/** The address in the first line of a server's log, once it is ready. Rejects with what it printed if it ends before. */
export async function addressOf({ child, printed }: RunningServer): Promise<string> {
  for (;;) {
    const port = /"address":"http:\/\/localhost:(\d+)"/.exec(printed.text)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(printed.text);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** What the server says when it cannot start: one line beside those of its log, and no more. */
export async function startRefusal(
  built: BuiltServer,
  env: Record<string, string>,
  options: SpawnOptions = {},
): Promise<string> {
  const { ended, printed } = built.run(env, options);
  expect(await ended).toEqual([1, null]);
  const lines = printed.text.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(lines).toHaveLength(1);
  return lines[0] as string;
}
