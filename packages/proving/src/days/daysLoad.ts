import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { AnyModule } from '@lantern/games/module';
import { openStore } from '@lantern/server/src/store/open';
import type { RoomRecord } from '@lantern/server/src/store/records';
import { freePort } from '@lantern/server/src/testing/ports';
import { newSchema, type TestSchema } from '@lantern/server/src/testing/postgres';
import { buildServer } from '../build';
import { readOptions, wholeNumber } from '../options';
import { gamesNamed } from '../play/game';
import { ServerProcess } from '../serverProcess';
import { textTable } from '../textTable';
import type { Proof } from '../verdict';
import { commitCosts } from './commitCosts';
import { openDayMatch, untilAwaited } from './daySimulation';
import { addRestingMatches, beatsOf, readsOf, unusedIndexes } from './restingMatches';

const OPTIONS = {
  matches: { type: 'string' },
  moves: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/** A push service that does not answer: no notification is due while the proof runs. */
const PUSH = 'http://127.0.0.1:9';

const ENVIRONMENT = { HOST: '127.0.0.1', LOG_LEVEL: 'error', PUSH_SERVICES: PUSH };

/** How long beats are watched; the server has two each second here. */
const WATCHED_MS = 3_000;

/**
 * Maximum number of rows read in a beat while nothing is due, whatever the number of matches: one, and as much again since
 * PostgreSQL counts beats and reads at different times.
 */
const ROWS_PER_BEAT = 2;

/** Maximum memory per match at rest, in bytes; more than the noise of a collection with few matches. */
const BYTES_PER_MATCH = 16;
const NOISE = 4_000_000;

/**
 * A server with many matches over days at rest in PostgreSQL: they need no memory, and what a beat reads does not depend on
 * their number, since its searches use indexes. The cost of a move over days is reported beside that of a move in one go,
 * in both databases. `--matches 2000` is the short form; `--built` uses the existing build.
 */
export const daysLoad: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const count = wholeNumber('matches', given.matches, 1, 100_000);
  const moves = wholeNumber('moves', given.moves, 1, 200);
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-days-load-'));
  const schema = await newSchema();
  const wallTime = join(folder, 'wall-time');
  writeFileSync(wallTime, '0');
  const environment = { ...ENVIRONMENT, DATABASE_URL: schema.url, WALL_TIME: wallTime };
  const server = new ServerProcess(folder, await freePort(), environment, true);
  try {
    await server.start();
    return await measured({ server, schema, folder, count, moves });
  } finally {
    await server.kill();
    await schema.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

interface Load {
  server: ServerProcess;
  schema: TestSchema;
  folder: string;
  count: number;
  moves: number;
}

async function measured({ server, schema, folder, count, moves }: Load) {
  const module = gamesNamed('crystal-wars')[0] as AnyModule;
  const match = await openDayMatch(server.address, module, PUSH);
  const store = await openStore(schema.url);
  // The pool has a single connection, so this applies to all its queries.
  await schema.admin.query(`SET search_path TO ${schema.name}`);
  await untilAwaited(store, match);
  const empty = (await server.memory()).heap;
  await addRestingMatches(schema.admin, match.matchId, count);
  const before = { reads: await readsOf(schema.admin, schema.name), beats: await beatsOf(schema.admin, schema.name) };
  await pause(WATCHED_MS);
  const beats = (await beatsOf(schema.admin, schema.name)) - before.beats;
  const after = await readsOf(schema.admin, schema.name);
  const rowsPerBeat = round((after.rows - before.reads.rows) / beats);
  const scansPerBeat = round((after.scans - before.reads.scans) / beats);
  const grown = (await server.memory()).heap - empty;
  const unused = await unusedIndexes(schema.admin);
  const file = await openStore(`sqlite:${join(folder, 'costs.sqlite')}`);
  await file.createRoom((await store.loadRoom(match.code)) as RoomRecord);
  const costs = await commitCosts(store, module, match.code, moves).finally(() => store.close());
  const costsInFile = await commitCosts(file, module, match.code, moves).finally(() => file.close());
  const found = {
    matches: count,
    beats,
    rowsPerBeat,
    scansPerBeat,
    unused,
    heapPerMatch: round(grown / count),
    commitOneGo: round(costs.oneGo),
    commitOverDays: round(costs.days),
    ratio: round(costs.days / costs.oneGo),
    commitOneGoSqlite: round(costsInFile.oneGo),
    commitOverDaysSqlite: round(costsInFile.days),
    ratioSqlite: round(costsInFile.days / costsInFile.oneGo),
  };
  console.log(textTable(Object.entries(found).map(([name, value]) => [name, String(value)])));
  const isFlat = grown < count * BYTES_PER_MATCH + NOISE;
  return { ok: isFlat && beats > 0 && rowsPerBeat <= ROWS_PER_BEAT && unused.length === 0, found };
}

const round = (value: number) => Math.round(value * 100) / 100;
