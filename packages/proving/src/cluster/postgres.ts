import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's folder for the administrative programs of PostgreSQL. */
const DEBIAN = '/usr/lib/postgresql';

/** The folder of PostgreSQL's own programs, if it is installed. */
export function postgresPrograms(): string | undefined {
  const folders = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : [];
  const inPath = (process.env.PATH ?? '').split(':');
  return [...folders.reverse(), ...inPath].find((folder) => existsSync(join(folder, 'initdb')));
}

/**
 * A separate PostgreSQL with its data in its own folder. It refuses to run as root: then it runs as `postgres`, who
 * needs access to that folder.
 */
export class Postgres {
  readonly url: string;
  readonly #programs: string;
  readonly #folder: string;
  readonly #data: string;
  readonly #port: number;

  constructor(programs: string, folder: string, port: number) {
    this.#programs = programs;
    this.#folder = folder;
    this.#data = join(folder, 'data');
    this.#port = port;
    this.url = `postgres://lantern@127.0.0.1:${port}/postgres`;
  }

  create(): void {
    folderForPostgres(this.#folder);
    this.#run('initdb', ['-D', this.#data, '-U', 'lantern', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  }

  /** Returns when it answers. */
  start(): void {
    const settings = `-p ${this.#port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c max_connections=60`;
    this.#run('pg_ctl', ['-D', this.#data, '-w', '-l', join(this.#folder, 'log'), '-o', settings, 'start']);
  }

  /** Kills it, as in a crash: it must recover everything it had confirmed. */
  crash(): void {
    this.#run('pg_ctl', ['-D', this.#data, '-w', '-m', 'immediate', 'stop']);
  }

  /** Stops it if it runs. */
  end(): void {
    if (existsSync(join(this.#data, 'postmaster.pid'))) this.crash();
  }

  #run(program: string, args: string[]): void {
    const whole = unprivileged([join(this.#programs, program), ...args]);
    // Its child processes keep inherited pipes open, so their output is not awaited.
    const { status } = spawnSync(whole[0] as string, whole.slice(1), { stdio: 'ignore', cwd: this.#folder });
    if (status === 0) return;
    const log = join(this.#folder, 'log');
    throw new Error(`${program} ended with ${status}:\n${existsSync(log) ? readFileSync(log, 'utf8') : ''}`);
  }
}

/** Creates a folder that PostgreSQL may use. */
export function folderForPostgres(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (!isRoot()) return;
  execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
}

/** A command as a user under which PostgreSQL runs. */
export function unprivileged(command: readonly string[]): string[] {
  return [...(isRoot() ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups'] : []), ...command];
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
