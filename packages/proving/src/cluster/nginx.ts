import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { filledIn } from './filledIn';

/** The nginx configuration of `docker-compose.yml`. */
const SITE = fileURLToPath(new URL('../../../../docs/scale/nginx.conf', import.meta.url));

/** Debian's nginx is in a folder for administrators. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** nginx in front of several servers, with the configuration of `docs/scale`, filled in as in its container. */
export class Nginx {
  readonly address: string;
  readonly #folder: string;
  #child: ChildProcess | undefined;

  constructor(folder: string, port: number, servers: readonly [string, string]) {
    this.#folder = folder;
    this.address = `http://127.0.0.1:${port}`;
    const values = { LANTERN_1: servers[0], LANTERN_2: servers[1], PROXY_LISTEN: `127.0.0.1:${port}` };
    writeFileSync(join(folder, 'site.conf'), filledIn(readFileSync(SITE, 'utf8'), values));
    writeFileSync(join(folder, 'nginx.conf'), main(folder));
  }

  static isInstalled(): boolean {
    return spawnSync('nginx', ['-v'], { env: ENVIRONMENT }).status === 0;
  }

  /** Resolves when it forwards requests. */
  async start(): Promise<void> {
    const child = spawn('nginx', ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf'), '-e', 'stderr'], {
      env: ENVIRONMENT,
    });
    this.#child = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    for (const latest = performance.now() + 10_000; ; await pause(50)) {
      if (
        await fetch(`${this.address}/api/health`).then(
          () => true,
          () => false,
        )
      )
        return;
      if (child.exitCode !== null || performance.now() > latest) throw new Error(`nginx does not start: ${said}`);
    }
  }

  sockets(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const line of readFileSync(join(this.#folder, 'access.log'), 'utf8').split('\n')) {
      // After failed attempts, the server that answered is last.
      const server = /^101 .*?([^ ,]+)$/.exec(line)?.[1];
      if (server) counts[server] = (counts[server] ?? 0) + 1;
    }
    return counts;
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#child = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
}

/** The relevant parts of the container's main configuration, with everything in one folder. */
function main(folder: string): string {
  const owner = process.getuid?.() === 0 ? 'user root;' : '';
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${folder}/${of};`);
  return `${owner}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 1024; }
http {
  log_format upstream '$status $upstream_addr';
  access_log ${folder}/access.log upstream;
  ${kept.join('\n  ')}
  include ${folder}/site.conf;
}
`;
}
