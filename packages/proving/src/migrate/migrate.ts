import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '@lantern/server/src/store/open';
import { EARLIER_SCHEMA } from '@lantern/server/src/store/postgres/earlierServer';
import { freePort } from '@lantern/server/src/testing/ports';
import { buildServer } from '../build';
import { audit } from '../kill/audit';
import { Ledger } from '../kill/ledger';
import { SimulatedRooms } from '../kill/simulatedRooms';
import { namedOf, readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { ONE_MACHINE, ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { type Copies, type Databases, fill, inPostgres, inSqlite, keptMoves } from './earlierDatabase';
import { EarlierPlayers } from './earlierPlayers';

const OPTIONS = {
  moves: { type: 'string' },
  seed: { type: 'string' },
  store: { type: 'string' },
  built: { type: 'boolean' },
} as const;

const ROOMS = 6;

/** How long people play before the migration and after it. */
const PLAY_MS = 20_000;

/** Maximum time until the migration begins, and until people have their answers. */
const TIMEOUT_MS = 60_000;

/** A number of moves whose migration takes at least a millisecond. */
const PER_MILLISECOND = 500;

const MIGRATION_TIMEOUT_MS = 600_000;

/**
 * The migration from the previous schema, in a database with many moves, while people play. Their rooms and matches,
 * stored by a server of the newest schema, are converted to the previous schema, and one match is copied until there are
 * `--moves` moves. A server is killed during the migration; the next one migrates, and clients continue by themselves. In
 * PostgreSQL other connections make moves meanwhile with the statements of the previous version. All moves must be
 * unchanged, and no acknowledged move may be lost or made twice. `--moves 1000000` is the long form; `--built` uses the
 * existing build.
 */
export const migrate: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const moves = wholeNumber('moves', given.moves, 1, 50_000);
  const [kind] = namedOf('store', given.store ?? 'postgres', ['sqlite', 'postgres']);
  const seed = given.seed ?? String(Date.now());
  const { module } = await loadGame('colossal-cave');
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-migrate-'));
  const databases = kind === 'sqlite' ? inSqlite(folder) : await inPostgres();
  const port = await freePort();
  const [before, server] = [databases.newest, databases.earlier].map(
    (url) => new ServerProcess(folder, port, { ...ONE_MACHINE, BOT_PACE: '0.1', DATABASE_URL: url }),
  ) as [ServerProcess, ServerProcess];
  const ledger = new Ledger();
  console.log(`${kind}: ${moves} moves, ${ROOMS} rooms, seed ${seed}`);
  try {
    await before.start();
    const crowd = new SimulatedRooms(server.address, module, ROOMS, seed, ledger);
    await pause(PLAY_MS);
    await before.stop();
    const migration = await migrated(server, databases, moves, ledger);
    await crowd.rest(TIMEOUT_MS);
    crowd.leave();
    await server.stop();
    for (const { requestId } of ledger.open()) ledger.fault(`request ${requestId} never got an answer`);
    for (const line of server.errors()) ledger.fault(`the server's log: ${line}`);
    const store = await openStore(databases.earlier);
    const { matches, lost, doubled, reopened } = await audit(store, module, ledger).finally(() => store.close());
    const found = { ...migration, acknowledged: ledger.count('ok'), matches, reopened, lost, doubled };
    console.log(textTable(Object.entries(found)));
    const ok = ledger.faults.length === 0 && reopened === ledger.matches.size;
    return { ok, found: { store: kind, ...found, faults: ledger.faults.slice(0, 20) } };
  } finally {
    await before.kill();
    await server.kill();
    await databases.remove();
    rmSync(folder, { recursive: true });
  }
};

/** Starts a server that is killed during the migration, and one that completes it. Times are in milliseconds. */
async function migrated(server: ServerProcess, databases: Databases, wanted: number, ledger: Ledger) {
  const copies = await fill(databases, wanted);
  const earlier = new EarlierPlayers(databases.hasEarlierServers ? databases.earlier : undefined, copies);
  try {
    await killedInTheMidst(server, databases, copies, ledger);
    const began = performance.now();
    await server.start(MIGRATION_TIMEOUT_MS);
    const readyAfter = Math.round(performance.now() - began);
    const acknowledgedBefore = ledger.count('ok');
    await pause(PLAY_MS);
    if (ledger.count('ok') === acknowledgedBefore) ledger.fault('nobody continues');
    const { made, longestWait } = await earlier.end();
    const { asBefore, later } = await keptMoves(databases, copies);
    const moves = copies.copies * copies.length;
    if (asBefore !== moves) ledger.fault(`${moves - asBefore} moves are not as before`);
    if (later !== made) ledger.fault(`${made} moves were acknowledged by the earlier version, ${later} are stored`);
    return { moves, asBefore, readyAfter, madeByEarlier: made, longestWait, acknowledgedBefore };
  } finally {
    await earlier.end();
  }
}

async function killedInTheMidst(
  server: ServerProcess,
  databases: Databases,
  { copies, length }: Copies,
  ledger: Ledger,
) {
  const latest = performance.now() + TIMEOUT_MS;
  const starting = server.start().catch(() => {});
  while (!(await databases.isMigrating()) && performance.now() < latest) await pause(5);
  await pause((copies * length) / PER_MILLISECOND);
  await server.kill();
  await starting;
  const version = await databases.schemaVersion();
  if (version !== EARLIER_SCHEMA) ledger.fault(`the server was killed when the schema was already ${version}`);
}
