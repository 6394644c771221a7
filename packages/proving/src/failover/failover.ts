import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../build';
import { postgresPrograms } from '../cluster/postgres';
import { type Session, session } from '../cluster/session';
import { TwoServers } from '../cluster/twoServers';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { type Proof, skipped } from '../verdict';
import { Database } from './database';
import { outages } from './outages';
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
  const postgres = await Database.build(folder, postgresPrograms() as string, isPooled);
  const deployment = await TwoServers.on(postgres, folder, { LOG_LEVEL: 'warn' });
  try {
    await postgres.start();
    await deployment.start();
    console.log(`${rooms} rooms at ${deployment.proxy.address}, ${rounds} rounds, seed ${seed}`);
    const disturb = (playing: Session) => outages(postgres, deployment, playing, module);
    return await session(deployment, module, { rooms, rounds, seed, disturb });
  } finally {
    await deployment.end();
    await postgres.end();
    rmSync(folder, { recursive: true });
  }
};

/** Why the proof cannot run here; undefined if it can. */
function obstacle(isPooled: boolean): string | undefined {
  const patroni = patroniVersion();
  const found = {
    Patroni: patroni !== undefined,
    etcd: isInstalled('etcd', '--version'),
    HAProxy: isInstalled('haproxy', '-v'),
    PgBouncer: !isPooled || isInstalled('pgbouncer', '--version'),
  };
  const absent = Object.entries(found).flatMap(([part, installed]) => (installed ? [] : part));
  const missing = [...absent, ...TwoServers.missing()];
  if (missing.length > 0) return `not installed here: ${missing.join(', ')}`;
  return patroni !== undefined && isLater(patroni, UNSAFE_PATRONI)
    ? undefined
    : `needs Patroni later than ${UNSAFE_PATRONI}; here is ${patroni}`;
}
