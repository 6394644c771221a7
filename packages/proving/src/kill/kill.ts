import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chance, type Random, seededRandom } from '@lantern/games/kit/random';
import { openStore } from '@lantern/server/src/store/open';
import { freePort } from '@lantern/server/src/testing/ports';
import { newSchema } from '@lantern/server/src/testing/postgres';
import { buildServer } from '../build';
import { Postgres, postgresPrograms } from '../cluster/postgres';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ONE_MACHINE, ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import { type Proof, UsageError } from '../verdict';
import { audit } from './audit';
import { Ledger } from './ledger';
import { SimulatedRooms } from './simulatedRooms';

const OPTIONS = {
  game: { type: 'string' },
  kills: { type: 'string' },
  rooms: { type: 'string' },
  seed: { type: 'string' },
  store: { type: 'string' },
  'kill-database': { type: 'boolean' },
  built: { type: 'boolean' },
} as const;

/** Maximum lifetime of a server after it is ready. */
const MAX_LIFETIME_MS = 1500;

/**
 * Share of kills that do not wait until play continues, so that the server may be starting and clients reconnecting.
 */
const IN_THE_MIDST = 0.2;

/** Maximum time until play continues, in milliseconds. */
const COMING_BACK = 30_000;

const MAX_DOWNTIME_MS = 1500;

/** Maximum time for answers to pending moves at the end, in milliseconds. */
const LAST_ANSWERS = 20_000;

/**
 * Kills the built server with SIGKILL at random times while several rooms play, starts it again on the same store, and
 * counts lost acknowledged moves, requests that acted twice, and matches that reopen in another state. `--store
 * postgres` uses a separate schema in `TEST_DATABASE_URL`; with `--kill-database` a separate PostgreSQL is killed
 * instead of the server. Only processes are killed, not the machine, so the proof does not cover losses by the disk
 * itself. `--kills 200` is the long form; `--built` uses the existing build.
 */
export const kill: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const kills = wholeNumber('kills', given.kills, 1, 10);
  const rooms = wholeNumber('rooms', given.rooms, 1, 6);
  const seed = given.seed ?? String(Date.now());
  const kind = given.store ?? 'sqlite';
  if (given['kill-database'] && kind !== 'postgres') throw new UsageError('--kill-database needs --store postgres');
  const { module } = await loadGame(given.game ?? 'colossal-cave');
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-kill-'));
  // PostgreSQL runs as another user, who needs access to its folder in this one.
  chmodSync(folder, 0o755);
  const database = given['kill-database']
    ? await mortalDatabase(folder, seededRandom(`${seed}/away`))
    : await newDatabase(kind, folder);
  const server = new ServerProcess(folder, await freePort(), { ...ONE_MACHINE, DATABASE_URL: database.url });
  const ledger = new Ledger();
  const victim = database.victim ?? server;
  console.log(`${kind}: ${rooms} rooms, ${kills} kills${database.victim ? ' of the database' : ''}, seed ${seed}`);
  try {
    await server.start();
    const crowd = new SimulatedRooms(server.address, module, rooms, seed, ledger);
    const unanswered = await killAgainAndAgain(victim, kills, seededRandom(seed), ledger);
    await pause(MAX_LIFETIME_MS);
    await crowd.rest(LAST_ANSWERS);
    crowd.leave();
    await server.stop();
    for (const { requestId } of ledger.open()) ledger.fault(`request ${requestId} never got an answer`);
    // A server may log the failures of its database; any other error is one of the server.
    if (!database.victim) for (const line of server.errors()) ledger.fault(`the server's log: ${line}`);
    else if (!ledger.passing.STORE_DOWN) ledger.fault('no client received STORE_DOWN');
    const store = await openStore(database.url);
    const found = await audit(store, module, ledger).finally(() => store.close());
    return verdictOf(kills, unanswered, found, ledger);
  } finally {
    await server.kill();
    await database.remove();
    rmSync(folder, { recursive: true });
  }
};

/** The process to kill and restart. */
interface Victim {
  kill(): Promise<void>;
  start(): Promise<void>;
}

interface Database {
  url: string;
  /** The database, if that is to be killed. */
  victim?: Victim;
  remove(): Promise<void>;
}

/** An empty database of that kind. Throws `UsageError` for any other kind. */
async function newDatabase(kind: string, folder: string): Promise<Database> {
  if (kind === 'sqlite') return { url: `sqlite:${join(folder, 'lantern.db')}`, remove: async () => {} };
  if (kind === 'postgres') return newSchema();
  throw new UsageError('--store must be sqlite or postgres');
}

/** A running, separate PostgreSQL that can be killed and stays down for a while. */
async function mortalDatabase(folder: string, random: Random): Promise<Database> {
  const programs = postgresPrograms();
  if (!programs) throw new UsageError('--kill-database needs an installed PostgreSQL');
  const postgres = new Postgres(programs, join(folder, 'postgres'), await freePort());
  postgres.create();
  postgres.start();
  const victim = {
    kill: async () => postgres.crash(),
    start: async () => {
      await pause(random.die(MAX_DOWNTIME_MS));
      postgres.start();
    },
  };
  return { url: postgres.url, victim, remove: async () => postgres.end() };
}

/** @returns the number of moves without an answer at the time of a kill, over all kills */
async function killAgainAndAgain(victim: Victim, kills: number, random: Random, ledger: Ledger): Promise<number> {
  let unanswered = 0;
  for (let done = 1; done <= kills; done++) {
    if (!chance(random, IN_THE_MIDST)) await played(ledger);
    await pause(random.die(MAX_LIFETIME_MS));
    await victim.kill();
    const open = ledger.open();
    const killedAt = Date.now();
    for (const sent of open) sent.killedAt = killedAt;
    unanswered += open.length;
    console.log(`kill ${done}: ${ledger.count('ok')} moves acknowledged so far, ${open.length} without an answer`);
    await victim.start();
  }
  return unanswered;
}

/** Resolves when another move is acknowledged. */
async function played(ledger: Ledger): Promise<void> {
  const before = ledger.count('ok');
  const latest = performance.now() + COMING_BACK;
  while (ledger.count('ok') === before && performance.now() < latest) await pause(20);
  if (ledger.count('ok') === before) ledger.fault(`nobody has moved for ${COMING_BACK / 1000} seconds`);
}

function verdictOf(kills: number, unanswered: number, found: Awaited<ReturnType<typeof audit>>, ledger: Ledger) {
  const { matches, kept, lost, doubled, keptUnanswered, reopened } = found;
  const counts = {
    kills,
    matches,
    acknowledged: ledger.count('ok'),
    kept,
    unanswered,
    keptUnanswered,
    putOff: Object.values(ledger.passing).reduce((sum, count) => sum + count, 0),
    repeated: ledger.repeated,
    viewsUnchanged: ledger.reopened,
    reopened,
    lost,
    doubled,
  };
  const words: Record<keyof typeof counts, string> = {
    kills: 'kills',
    matches: 'matches',
    acknowledged: 'moves acknowledged',
    kept: 'moves in the store, including those of clocks',
    unanswered: 'moves without an answer at the time of a kill',
    keptUnanswered: 'of those, already stored',
    putOff: 'times a client received STORE_DOWN',
    repeated: 'acknowledged moves repeated after a restart',
    viewsUnchanged: 'views found unchanged after a restart',
    reopened: 'matches that reopen in the state of their deltas and rules',
    lost: 'acknowledged moves lost',
    doubled: 'moves doubled',
  };
  console.log(textTable(Object.entries(counts).map(([key, count]) => [words[key as keyof typeof counts], count])));
  const ok = ledger.faults.length === 0 && reopened === ledger.matches.size && counts.acknowledged > 0;
  return { ok, found: { ...counts, passing: ledger.passing, faults: ledger.faults.slice(0, 20) } };
}
