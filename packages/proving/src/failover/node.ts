import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filledIn } from '../cluster/filledIn';
import { folderForPostgres, unprivileged } from '../cluster/postgres';
import { answers, Part } from './part';

const CONFIGURATION = fileURLToPath(new URL('../../../../docs/scale/patroni.yml', import.meta.url));

/** The password of all roles; only this machine reaches them. */
export const PASSWORD = 'lantern';

export interface NodeSpec {
  name: string;
  folder: string;
  /** PostgreSQL's own programs. */
  programs: string;
  ports: { postgres: number; patroni: number; etcd: number };
}

/** A PostgreSQL under Patroni, with the configuration of `docs/scale`. */
export class Node {
  readonly name: string;
  /** The address of Patroni. */
  readonly patroni: string;
  readonly #data: string;
  readonly #part: Part;

  constructor({ name, folder, programs, ports }: NodeSpec) {
    this.name = name;
    this.patroni = `http://127.0.0.1:${ports.patroni}`;
    this.#data = join(folder, 'data');
    folderForPostgres(folder);
    const file = join(folder, 'patroni.yml');
    const at = (port: number) => `127.0.0.1:${port}`;
    const values = {
      NODE: name,
      FOLDER: folder,
      PROGRAMS: programs,
      PASSWORD,
      NETWORK: '127.0.0.1/32',
      PATRONI: at(ports.patroni),
      ETCD: at(ports.etcd),
      POSTGRES: at(ports.postgres),
    };
    writeFileSync(file, filledIn(readFileSync(CONFIGURATION, 'utf8'), values));
    this.#part = new Part(unprivileged(['patroni', file]), join(folder, '..', `${name}.log`), () =>
      answers(`${this.patroni}/health`, 200),
    );
  }

  /** Starts Patroni, which starts PostgreSQL. Resolves when PostgreSQL runs. */
  start(): Promise<void> {
    return this.#part.start();
  }

  /** Kills Patroni and PostgreSQL, as the machine would. */
  async kill(): Promise<void> {
    await this.#part.kill();
    this.killPostgres();
  }

  /** Kills PostgreSQL alone; Patroni lives. */
  killPostgres(): void {
    this.#signal('SIGKILL');
  }

  /** Freezes Patroni alone. */
  freezePatroni(): void {
    this.#part.freeze();
  }

  /** Freezes Patroni and PostgreSQL. */
  freeze(): void {
    this.#part.freeze();
    this.#signal('SIGSTOP');
  }

  /** Lets everything frozen go on. */
  unfreeze(): void {
    this.#signal('SIGCONT');
    this.#part.unfreeze();
  }

  /** Deletes the data of a node that was killed: it starts with a copy of the primary. */
  wipe(): void {
    rmSync(this.#data, { recursive: true, force: true });
  }

  /** Sends a signal to all processes of PostgreSQL. */
  #signal(signal: NodeJS.Signals): void {
    for (const pid of this.#processes()) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended by itself, as the others do without the first one.
      }
    }
  }

  #processes(): number[] {
    let first: number;
    try {
      first = Number(readFileSync(join(this.#data, 'postmaster.pid'), 'utf8').split('\n')[0]);
      if (!readFileSync(`/proc/${first}/cmdline`, 'utf8').includes('postgres')) return [];
    } catch {
      return [];
    }
    return [
      first,
      ...readdirSync('/proc')
        .filter((name) => parentOf(name) === first)
        .map(Number),
    ];
  }
}

/** The parent of a process, by its folder in `/proc`. */
function parentOf(name: string): number | undefined {
  if (!/^\d+$/.test(name)) return undefined;
  try {
    return Number(/\nPPid:\t(\d+)/.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
