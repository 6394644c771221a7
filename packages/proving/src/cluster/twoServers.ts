import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@lantern/server/src/testing/ports';
import { TestRedis } from '@lantern/server/src/testing/redis';
import { ONE_MACHINE, ServerProcess } from '../serverProcess';
import { Nginx } from './nginx';
import { postgresPrograms } from './postgres';

/** Two built servers on one database, with Redis, behind nginx with the configuration of `docs/scale`. */
export class TwoServers {
  private constructor(
    readonly postgres: { readonly url: string },
    readonly redis: TestRedis,
    readonly proxy: Nginx,
    readonly servers: readonly [ServerProcess, ServerProcess],
  ) {}

  /** The programs that are missing here. */
  static missing(): string[] {
    const redis = spawnSync('redis-server', ['--version']).status === 0;
    const found = { nginx: Nginx.isInstalled(), Redis: redis, PostgreSQL: postgresPrograms() !== undefined };
    return Object.entries(found).flatMap(([program, installed]) => (installed ? [] : program));
  }

  /** @param environment of both servers */
  static async on(postgres: { url: string }, folder: string, environment: Record<string, string> = {}) {
    const folders = ['proxy', 'server-1', 'server-2'].map((name) => join(folder, name)) as [string, string, string];
    for (const folder of folders) mkdirSync(folder);
    const redis = new TestRedis(await freePort());
    // With two trusted proxies, the address that each person sends counts, as behind the operator's own proxy.
    const both = { ...ONE_MACHINE, BOT_PACE: '0.1', TRUST_PROXY: '2', ...environment };
    const urls = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const [proxyPort, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
    const servers = ports.map((port, at) => new ServerProcess(folders[at + 1] as string, port, { ...both, ...urls }));
    const proxy = new Nginx(folders[0], proxyPort, ports.map((port) => `127.0.0.1:${port}`) as [string, string]);
    return new TwoServers(postgres, redis, proxy, servers as [ServerProcess, ServerProcess]);
  }

  /** Starts everything except the database. */
  async start(): Promise<void> {
    await this.redis.start();
    await Promise.all(this.servers.map((server) => server.start()));
    await this.proxy.start();
  }

  async end(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.kill()));
    await this.proxy.end();
    await this.redis.remove();
  }
}
