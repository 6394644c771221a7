import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lantern/server/src/testing/ports';
import { TestRedis } from '@lantern/server/src/testing/redis';
import { buildServer } from '../build';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ServerProcess } from '../serverProcess';
import type { Proof, Verdict } from '../verdict';
import { type Deployment, disturbances } from './disturbances';
import { Nginx } from './nginx';
import { Postgres, postgresPrograms } from './postgres';
import { type Session, session } from './session';

const OPTIONS = {
  game: { type: 'string' },
  rooms: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/**
 * The environment of two servers behind nginx. Everybody uses one machine here: with two trusted proxies, the address that each
 * person sends counts, as behind the operator's own proxy.
 */
export const ENVIRONMENT = {
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  BOT_PACE: '0.1',
  TRUST_PROXY: '2',
  REQUESTS_PER_MINUTE: '1000000',
  ROOMS_PER_HOUR: '1000000',
  MATCHES_PER_HOUR: '1000000',
};

/**
 * Runs the profile `scale` of `docker-compose.yml` as processes: two built servers, PostgreSQL, Redis, and nginx with
 * the configuration of `docs/scale`. Friends play through the proxy while each part in turn is stopped, killed and
 * started again. At the end no acknowledged move may be lost or duplicated, and everybody must have received the same.
 * `--rounds 10` is the long form; `--built` uses the existing build.
 */
export const cluster: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const rooms = wholeNumber('rooms', given.rooms, 1, 6);
  const rounds = wholeNumber('rounds', given.rounds, 1, 1);
  const seed = given.seed ?? String(Date.now());
  const missing = missingPrograms();
  if (missing.length > 0) return skipped(missing);
  const { module } = await loadGame(given.game ?? 'colossal-cave');
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-cluster-'));
  chmodSync(folder, 0o755);
  const deployment = await build(folder);
  try {
    await open(deployment);
    console.log(`${rooms} rooms at ${deployment.proxy.address}, ${rounds} rounds, seed ${seed}`);
    const disturb = (playing: Session) => disturbances(deployment, playing);
    return await session(deployment, module, { rooms, rounds, seed, disturb });
  } finally {
    await Promise.all(deployment.servers.map((server) => server.kill()));
    await deployment.proxy.end();
    await deployment.redis.remove();
    deployment.postgres.end();
    rmSync(folder, { recursive: true });
  }
};

function missingPrograms(): string[] {
  const redis = spawnSync('redis-server', ['--version']).status === 0;
  const found = { nginx: Nginx.isInstalled(), Redis: redis, PostgreSQL: postgresPrograms() !== undefined };
  return Object.entries(found).flatMap(([program, installed]) => (installed ? [] : program));
}

/** The result without the required programs: skipped with a message, and a failure in CI. */
function skipped(missing: readonly string[]): Verdict {
  console.log(`SKIPPED: not installed here: ${missing.join(', ')}`);
  return { ok: process.env.CI !== 'true', found: { skipped: true, missing } };
}

async function build(folder: string): Promise<Deployment> {
  const ports = await Promise.all(Array.from({ length: 5 }, freePort));
  const [postgresPort, redisPort, proxyPort, ...serverPorts] = ports as [number, number, number, number, number];
  const folders = ['proxy', 'server-1', 'server-2'].map((name) => join(folder, name));
  for (const one of folders) mkdirSync(one);
  const postgres = new Postgres(postgresPrograms() as string, join(folder, 'postgres'), postgresPort);
  const redis = new TestRedis(redisPort);
  const environment = { ...ENVIRONMENT, DATABASE_URL: postgres.url, REDIS_URL: redis.url };
  const servers = [1, 2].map((n) => new ServerProcess(folders[n] as string, serverPorts[n - 1] as number, environment));
  const upstreams = serverPorts.map((port) => `127.0.0.1:${port}`) as [string, string];
  const proxy = new Nginx(folders[0] as string, proxyPort, upstreams);
  return { postgres, redis, proxy, servers: servers as [ServerProcess, ServerProcess] };
}

async function open({ postgres, redis, servers, proxy }: Deployment): Promise<void> {
  postgres.create();
  postgres.start();
  await redis.start();
  await Promise.all(servers.map((server) => server.start()));
  await proxy.start();
}
