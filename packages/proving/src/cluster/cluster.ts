import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { openStore } from '@lantern/server/src/store/open';
import type { Store } from '@lantern/server/src/store/store';
import { freePort } from '@lantern/server/src/testing/ports';
import { TestRedis } from '@lantern/server/src/testing/redis';
import { audit } from '../kill/audit';
import { Ledger } from '../kill/ledger';
import { SimulatedRooms } from '../kill/simulatedRooms';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import type { Proof, Verdict } from '../verdict';
import { Bots } from './bots';
import { type Deployment, disturbances } from './disturbances';
import { guestsSeeEverybody } from './guests';
import { LagWatch } from './lag';
import { Nginx } from './nginx';
import { Postgres, postgresPrograms } from './postgres';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const OPTIONS = {
  game: { type: 'string' },
  rooms: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** Maximum time for answers to pending moves at the end, in milliseconds. */
const LAST_ANSWERS = 20_000;

/** Maximum time for the last state to reach everybody, in milliseconds. */
const LAST_NEWS = 10_000;

/**
 * The environment of the servers. Everybody uses one machine here: with two trusted proxies, the address that each
 * person sends counts, as behind the operator's own proxy.
 */
const ENVIRONMENT = {
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
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build', '-w', '@lantern/server'], { cwd: root });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-cluster-'));
  chmodSync(folder, 0o755);
  const deployment = await build(folder);
  try {
    await open(deployment);
    console.log(`${rooms} rooms at ${deployment.proxy.address}, ${rounds} rounds, seed ${seed}`);
    return await session(deployment, module, { rooms, rounds, seed });
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

async function session(
  deployment: Deployment,
  module: AnyModule,
  { rooms, rounds, seed }: { rooms: number; rounds: number; seed: string },
): Promise<Verdict> {
  const ledger = new Ledger();
  const simulated = new SimulatedRooms(deployment.proxy.address, module, rooms, seed, ledger);
  const lag = new LagWatch(deployment.servers.map(({ address }) => address) as [string, string], module.id);
  const watching = setInterval(() => {
    const playing = simulated.people.find(({ over }) => !over)?.place;
    if (playing) lag.watch(playing.matchId, playing.players);
  }, 100);
  const bots = await Bots.open(deployment.proxy.address, module, ledger);
  const measured = await disturbances(deployment, { simulated, bots, ledger, lag, rounds, random: seededRandom(seed) });
  const { guests, blind } = await guestsSeeEverybody(deployment.proxy.address, () => simulated.people);
  for (const code of blind) ledger.fault(`in room ${code} not everybody is seen from everywhere`);
  clearInterval(watching);
  bots.leave();
  await simulated.rest(LAST_ANSWERS);
  const store = await openStore(deployment.postgres.url);
  try {
    const agreed = await everybodyKnows(simulated, store, ledger);
    simulated.leave();
    lag.close();
    const codes = await Promise.all(deployment.servers.map((server) => server.stop()));
    if (codes.some((code) => code !== 0)) ledger.fault(`the servers ended with ${codes.join(' and ')}`);
    for (const { requestId } of ledger.open()) ledger.fault(`request ${requestId} never got an answer`);
    const sockets = Object.values(deployment.proxy.sockets());
    if (sockets.length < 2) ledger.fault('the proxy has sent everybody to one server');
    const found = await audit(store, module, ledger);
    return verdictOf(found, { guests, agreed, sockets, ...measured }, ledger);
  } finally {
    await store.close();
  }
}

/**
 * Waits until everybody has received the last state.
 * @returns the number of those who have
 */
async function everybodyKnows(simulated: SimulatedRooms, store: Store, ledger: Ledger): Promise<number> {
  const behind = async () => {
    const found: string[] = [];
    for (const { place, version } of simulated.people) {
      const kept = (await store.loadMatch(place.matchId))?.versions[place.seat];
      if (kept !== version) found.push(`seat ${place.seat} of match ${place.matchId} is at ${version}, not at ${kept}`);
    }
    return found;
  };
  let late = await behind();
  for (
    const latest = performance.now() + LAST_NEWS;
    late.length > 0 && performance.now() < latest;
    late = await behind()
  )
    await pause(200);
  for (const one of late) ledger.fault(one);
  return simulated.people.length - late.length;
}

function verdictOf(
  { matches, kept, lost, doubled, reopened }: Awaited<ReturnType<typeof audit>>,
  seen: { guests: number; agreed: number; sockets: number[]; steps: object[] },
  ledger: Ledger,
): Verdict {
  const { steps, sockets, ...people } = seen;
  const acknowledged = ledger.count('ok');
  const counts = {
    matches,
    acknowledged,
    kept,
    lost,
    doubled,
    reopened,
    ...people,
    storeDown: ledger.passing.STORE_DOWN ?? 0,
  };
  const words: Record<keyof typeof counts, string> = {
    matches: 'matches',
    acknowledged: 'moves acknowledged',
    kept: "moves in the store (the clock's among them)",
    lost: 'acknowledged moves lost',
    doubled: 'moves doubled',
    reopened: 'matches that reopen as deltas and rules give them',
    guests: 'guests who looked for everybody from both servers',
    agreed: 'people who were told the last state',
    storeDown: 'moves refused because PostgreSQL was away',
  };
  console.log(textTable(Object.entries(counts).map(([key, count]) => [words[key as keyof typeof counts], count])));
  console.log(`sockets of the two servers: ${sockets.join(' and ')}`);
  const ok = ledger.faults.length === 0 && reopened === ledger.matches.size && acknowledged > 0;
  return { ok, found: { ...counts, sockets, steps, faults: ledger.faults.slice(0, 20) } };
}
