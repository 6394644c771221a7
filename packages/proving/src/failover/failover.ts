import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lantern/server/src/testing/ports';
import { TestRedis } from '@lantern/server/src/testing/redis';
import { buildServer } from '../build';
import { ENVIRONMENT } from '../cluster/cluster';
import { Nginx } from '../cluster/nginx';
import { postgresPrograms } from '../cluster/postgres';
import { type Session, session } from '../cluster/session';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ServerProcess } from '../serverProcess';
import type { Proof, Verdict } from '../verdict';
import { Database } from './database';
import { type Deployment, outages } from './outages';
import { isInstalled, isLater, patroniVersion, UNSAFE_PATRONI } from './parts';

const OPTIONS = {
  game: { type: 'string' },
  rooms: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  pgbouncer: { type: 'boolean' },
  built: { type: 'boolean' },
} as const;

/**
 * Runs two built servers on a PostgreSQL that fails over: two nodes under Patroni, etcd and HAProxy, with the
 * configuration of `docs/scale`. Friends play while the machine of the primary dies and comes back, is frozen, and each
 * other part fails in turn. All rooms must go on by themselves, no clock may charge the time of an outage, refusals are
 * only `STORE_DOWN`, and at the end no acknowledged move may be lost or duplicated. One round takes about five minutes;
 * `--rounds 5` is the long form; with `--pgbouncer` the servers reach PostgreSQL through PgBouncer in transaction mode.
 */
export const failover: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const rooms = wholeNumber('rooms', given.rooms, 1, 8);
  const rounds = wholeNumber('rounds', given.rounds, 1, 1);
  const seed = given.seed ?? String(Date.now());
  const isPooled = given.pgbouncer === true;
  const why = obstacle(isPooled);
  if (why !== undefined) return skipped(why);
  const { module } = await loadGame(given.game ?? 'colossal-cave');
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-failover-'));
  chmodSync(folder, 0o755);
  const deployment = await build(folder, isPooled);
  const { postgres, redis, servers, proxy } = deployment;
  try {
    await postgres.start();
    await redis.start();
    await Promise.all(servers.map((server) => server.start()));
    await proxy.start();
    console.log(`${rooms} rooms at ${proxy.address}, ${rounds} rounds, seed ${seed}`);
    const disturb = (playing: Session) => outages(deployment, playing, module);
    return await session(deployment, module, { rooms, rounds, seed, disturb });
  } finally {
    await Promise.all(servers.map((server) => server.kill()));
    await proxy.end();
    await redis.remove();
    await postgres.end();
    rmSync(folder, { recursive: true });
  }
};

/** Why the proof cannot run here; undefined if it can. */
function obstacle(isPooled: boolean): string | undefined {
  const patroni = patroniVersion();
  const found = {
    ...{
      Patroni: patroni !== undefined,
      etcd: isInstalled('etcd', '--version'),
      HAProxy: isInstalled('haproxy', '-v'),
      PgBouncer: !isPooled || isInstalled('pgbouncer', '--version'),
    },
    ...{ nginx: Nginx.isInstalled(), Redis: isInstalled('redis-server', '--version') },
    PostgreSQL: postgresPrograms() !== undefined,
  };
  const missing = Object.entries(found).flatMap(([part, installed]) => (installed ? [] : part));
  if (missing.length > 0) return `not installed here: ${missing.join(', ')}`;
  return patroni !== undefined && isLater(patroni, UNSAFE_PATRONI)
    ? undefined
    : `needs Patroni later than ${UNSAFE_PATRONI}; here is ${patroni}`;
}

/** The result where the proof cannot run: skipped with a message, and a failure in CI. */
function skipped(why: string): Verdict {
  console.log(`SKIPPED: ${why}`);
  return { ok: process.env.CI !== 'true', found: { skipped: true, why } };
}

async function build(folder: string, isPooled: boolean): Promise<Deployment & { redis: TestRedis }> {
  const postgres = await Database.build(folder, postgresPrograms() as string, isPooled);
  const [redisPort, proxyPort, ...ports] = (await Promise.all(Array.from({ length: 4 }, freePort))) as [
    number,
    number,
    number,
    number,
  ];
  const [proxyFolder, ...folders] = ['proxy', 'server-1', 'server-2'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  for (const one of [proxyFolder, ...folders]) mkdirSync(one);
  const redis = new TestRedis(redisPort);
  const environment = { ...ENVIRONMENT, LOG_LEVEL: 'warn', DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = folders.map((own, index) => new ServerProcess(own, ports[index] as number, environment));
  const proxy = new Nginx(proxyFolder, proxyPort, ports.map((port) => `127.0.0.1:${port}`) as [string, string]);
  return { postgres, redis, proxy, servers: servers as [ServerProcess, ServerProcess] };
}
