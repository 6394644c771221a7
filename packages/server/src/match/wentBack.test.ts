import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { LocalHub } from '../cluster/bus/localBus';
import { keyOf } from '../store/matchKey';
import { openPostgres } from '../store/postgres/postgres';
import { openSqlite } from '../store/sqlite/sqlite';
import type { Store } from '../store/store';
import { describeWithPostgres } from '../testing/describeWith';
import { newSchema } from '../testing/postgres';
import { toy } from '../testing/toy';
import { Matches } from './matches';
import type { RunningMatch } from './runningMatch';

/** A database that can be put back behind the back of its server. */
interface Place {
  store: Store;
  run(...statements: string[]): Promise<void>;
  remove(): Promise<void>;
}

async function sqlite(): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-'));
  const path = join(folder, 'test.db');
  const store = openSqlite(path);
  return {
    store,
    async run(...statements) {
      const database = new Database(path);
      database.exec(`BEGIN; ${statements.join('; ')}; COMMIT`);
      database.close();
    },
    async remove() {
      await store.close();
      rmSync(folder, { recursive: true });
    },
  };
}

async function postgres(): Promise<Place> {
  const schema = await newSchema();
  const store = await openPostgres(schema.url);
  return {
    store,
    async run(...statements) {
      await schema.admin.query(`BEGIN; SET LOCAL search_path = ${schema.name}; ${statements.join('; ')}; COMMIT`);
    },
    async remove() {
      await store.close();
      await schema.remove();
    },
  };
}

/** A move in the store that has been committed once. */
const COMMITTED = 6;

function contract(open: () => Promise<Place>): void {
  let place: Place;
  let matches: Matches;
  let match: RunningMatch;
  let lines: { level: number; msg: string; known?: number; stored?: number }[];
  let told: string[];

  beforeEach(async () => {
    place = await open();
    lines = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    matches = new Matches({ store: place.store, bus: new LocalHub().join(), log, moduleById: () => toy });
    const id = await matches.create({ roomCode: 'ROOM', game: 'toy', players: 2, options: {} });
    match = (await matches.open(id)) as RunningMatch;
    for (let n = 1; n <= COMMITTED; n++) expect(await draw()).toMatchObject({ ok: true });
    told = [];
    matches.listen({
      changed: () => told.push('changed'),
      wentBack: () => told.push('went back'),
      resync: () => told.push('resync'),
      moved: () => told.push('moved'),
    });
  });

  afterEach(async () => {
    await matches.close();
    await place.remove();
  });

  const seat = () => String((match.view(null) as unknown as { turnSeat: string }).turnSeat);
  const draw = (more: { requestId?: string; version?: number } = {}) =>
    match.act({ seat: seat(), move: 'draw', args: [], ...more });

  /** Takes the last three moves out of the store. */
  async function putBack(): Promise<void> {
    const last = COMMITTED - 3;
    const versions = JSON.stringify({ 0: last, 1: last, watchers: last });
    await place.run(
      `UPDATE matches SET seq = ${last}, versions = '${versions}' WHERE id = '${match.id}'`,
      `DELETE FROM moves WHERE match_id = '${match.id}' AND seq > ${last}`,
      `DELETE FROM snapshots WHERE match_id = '${match.id}' AND seq > ${last}`,
    );
  }

  test('a move on lost moves is stale, and the next one continues from the last stored move', async () => {
    await putBack();
    expect(await draw({ version: COMMITTED })).toMatchObject({ refusal: { code: 'STALE_STATE' } });
    expect(match.snapshot(null).version).toBe(COMMITTED - 3);
    expect(await draw({ version: COMMITTED - 3 })).toMatchObject({ ok: true, version: COMMITTED - 2 });
    const stored = await place.store.loadMatch(keyOf(match));
    expect(stored).toMatchObject({ seq: COMMITTED - 2 });
    expect(await place.store.stateAt(keyOf(match), COMMITTED - 2)).toEqual(stored?.state);
  });

  test('everybody gets a new snapshot, and the operator one line with both numbers', async () => {
    await putBack();
    await matches.newest(match.id);
    expect(told).toEqual(['went back', 'resync', 'moved']);
    expect(lines).toMatchObject([
      { level: 50, msg: 'the store has lost moves of a match', known: COMMITTED, stored: COMMITTED - 3 },
    ]);
    await matches.newest(match.id);
    expect([told.length, lines.length]).toEqual([3, 1]);
  });

  test('a repeated request of a lost move is made again', async () => {
    const by = seat();
    expect(await draw({ requestId: 'r1' })).toMatchObject({ ok: true });
    await putBack();
    await matches.newest(match.id);
    const again = { seat: by, move: 'draw', args: [], requestId: 'r1' };
    const expected = by === seat() ? { ok: true } : { refusal: { code: 'NOT_YOUR_DECISION' } };
    expect(await match.act(again)).toMatchObject(expected);
  });

  test('a match that was dealt after the stored state is deleted', async () => {
    await place.run(
      ...['moves', 'snapshots'].map((table) => `DELETE FROM ${table} WHERE match_id = '${match.id}'`),
      `DELETE FROM matches WHERE id = '${match.id}'`,
    );
    expect(await draw()).toMatchObject({ refusal: { code: 'NO_SUCH_MATCH' } });
  });
}

describe('a SQLite store that has gone back', () => contract(sqlite));
describeWithPostgres('a PostgreSQL store that has gone back', () => contract(postgres));
