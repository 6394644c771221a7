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

/** An unprivileged user: the one who runs the tests, or another one instead of root. */
export const UNPRIVILEGED_USER = 65_534;
export const unprivileged = process.getuid?.() === 0 ? { uid: UNPRIVILEGED_USER, gid: UNPRIVILEGED_USER } : {};

/** The setting that names an SQLite database. */
export const databaseUrl = (path: string) => ({ DATABASE_URL: `sqlite:${path}` });

export interface RunningServer {
  child: ChildProcess;
  /** Its output so far. */
  printed: { text: string };
  /** Resolves with its exit code and the signal that ended it. */
  ended: Promise<unknown[]>;
}

/** The built server, for one test file. */
export interface BuiltServer {
  code: string;
  /** The working folder of its processes. */
  folder: string;
  /** Starts the server, by default on a free port of 127.0.0.1. */
  run(env?: Record<string, string>, options?: SpawnOptions): RunningServer;
  /** Starts the server and waits until it is ready. Rejects with its output if it ends before. */
  started(env?: Record<string, string>, options?: SpawnOptions): Promise<RunningServer & { url: string }>;
  /** Runs a command of the admin program to its end. */
  admin(words: readonly string[], env?: Record<string, string>, options?: SpawnOptions): SpawnSyncReturns<string>;
  /** Creates a folder that the unprivileged user owns. */
  newFolder(): string;
  /** Resolves to the path of a database that a server has used and `change` has modified. */
  usedDatabase(change?: (path: string) => void): Promise<string>;
  /** Ends all processes and removes the build and all data. */
  remove(): void;
}

/** Builds the server into its own folder, so that test files do not disturb one another. */
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
    if (unprivileged.uid !== undefined) chownSync(made, UNPRIVILEGED_USER, UNPRIVILEGED_USER);
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

/** Records the output of a process. */
export function watched(child: ChildProcess): RunningServer {
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed.text += chunk;
    });
  }
  return { child, printed, ended: once(child, 'exit') };
}

/** The address in the first line of a server's log, once it is ready. Rejects with the output if it ends before. */
export async function addressOf({ child, printed }: RunningServer): Promise<string> {
  for (;;) {
    const port = /"address":"http:\/\/localhost:(\d+)"/.exec(printed.text)?.[1];
    if (port) return `http://127.0.0.1:${port}`;
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(printed.text);
    await new Promise((next) => setTimeout(next, 20));
  }
}

/** The message of a server that cannot start: exactly one line besides its log. */
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
