import { setTimeout as pause } from 'node:timers/promises';
import { usualTempo } from '@lantern/protocol/tempo';
import { describeWithPostgres } from '../../testing/describeWith';
import { eventually } from '../../testing/eventually';
import { newSchema, type TestSchema } from '../../testing/postgres';
import type { CallRecord } from '../calls';
import { commitOf, keyIn, match, room, stateAfter } from '../contract/records';
import { type KeyOfTable, keysWithoutRoom, tablesOfRooms } from '../contract/roomKeys';
import { afterSave, type DayClockRecord } from '../days';
import { roomRow } from '../rows';
import { StoreError } from '../store';
import { type Connections, connect } from './connections';
import { EARLIER_SCHEMA, EarlierServer } from './earlierServer';
import { MIGRATIONS, migratePostgres } from './migrations';
import { PostgresStore } from './postgres';

const clockOf = (matchId: string, roomCode: string): DayClockRecord => ({
  ...{ version: 0, matchId, roomCode, tempo: usualTempo(3, 'Europe/Berlin'), decisionId: 1, kind: 'turn' },
  ...{ owing: ['0'], routine: false, endsAt: 500, turn: { seats: ['0'], began: 1, lengthened: false } },
  ...{ held: null, last: null, seats: { '0': { reserve: 10, missed: 0 } }, nextAt: 100 },
});

const callOf = (matchId: string, roomCode: string, more: Partial<CallRecord> = {}): CallRecord => ({
  ...{ roomCode, matchId, seat: '0', decisionId: 1, kind: 'turn', about: '', notBefore: 100 },
  ...more,
});

const dayKey = keyIn('days', 'BBBB');

describeWithPostgres('the keys of rooms in PostgreSQL', () => {
  let place: TestSchema;
  let connections: Connections;
  let earlier: EarlierServer;
  let store: PostgresStore;

  beforeEach(async () => {
    place = await newSchema();
    connections = connect(place.url);
    earlier = new EarlierServer(connections);
    store = new PostgresStore(connections);
  });

  afterEach(async () => {
    await connections.end();
    await place.remove();
  });

  const migrate = () => connections.alone((query) => migratePostgres(query));

  /** Makes the schema before the keys named the room. */
  const makeEarlier = () =>
    connections.alone(async (query) => {
      for (const step of MIGRATIONS.slice(0, EARLIER_SCHEMA)) await query(step);
      await query('CREATE TABLE schema_version (version INTEGER NOT NULL)');
      await query('INSERT INTO schema_version VALUES ($1)', [EARLIER_SCHEMA]);
    });

  /** Stores data of an earlier version: a match in one go and one over days, in two rooms. */
  async function play(): Promise<void> {
    for (const code of ['AAAA', 'BBBB']) {
      const row = roomRow(room(code, { state: 'playing', matchId: code === 'AAAA' ? 'go' : 'days' }));
      const columns = Object.keys(row);
      const places = columns.map((_, index) => `$${index + 1}`);
      await connections.write(`INSERT INTO rooms (${columns}) VALUES (${places})`, Object.values(row));
    }
    await earlier.deal(match('go', { state: stateAfter(0) }));
    for (const seq of [1, 2, 3]) await earlier.commit(commitOf('go', seq, `r${seq}`));
    await earlier.deal(match('days', { roomCode: 'BBBB', state: stateAfter(0) }), clockOf('days', 'BBBB'), {
      from: 1,
      calls: [callOf('days', 'BBBB'), callOf('days', 'BBBB', { seat: '1' })],
    });
    const next = callOf('days', 'BBBB', { decisionId: 2 });
    const dayClock = { ...clockOf('days', 'BBBB'), decisionId: 2 };
    await earlier.commit({ ...commitOf(dayKey, 1), dayClock, calls: { from: 2, calls: [next] } });
    await earlier.renew(callOf('days', 'BBBB', { kind: 'nudge', decisionId: 2, notBefore: 200 }));
    await earlier.renew(callOf('days', 'BBBB', { kind: 'nudge', decisionId: 2, notBefore: 300 }));
  }

  /** Checks with the newest version the data that `play` has stored. */
  async function expectPlayed(): Promise<void> {
    const versions = { '0': 3, watchers: 0 };
    expect(await store.loadMatch(keyIn('go'))).toEqual(
      match('go', { seq: 3, state: stateAfter(3), versions, updatedAt: 30 }),
    );
    expect(await store.moves(keyIn('go'))).toEqual([1, 2, 3].map((seq) => commitOf('go', seq, `r${seq}`).move));
    for (const seq of [0, 1, 2, 3]) expect(await store.stateAt(keyIn('go'), seq)).toEqual(stateAfter(seq));
    expect(await store.moveOfRequest(keyIn('go'), 'r2')).toEqual(commitOf('go', 2, 'r2').move);
    expect((await store.progress(keyIn('go'), 2))?.deltas).toEqual([commitOf('go', 3).move.delta]);
    expect(await store.findMatch('days')).toEqual(dayKey);
    expect(await store.moves(dayKey)).toEqual([commitOf(dayKey, 1).move]);
    expect(await store.days.load(dayKey)).toEqual(afterSave({ ...clockOf('days', 'BBBB'), decisionId: 2 }));
    const calls = await store.calls.claim(999, 1000, 9);
    expect(calls.sort((record, other) => record.notBefore - other.notBefore)).toEqual([
      callOf('days', 'BBBB', { decisionId: 2 }),
      callOf('days', 'BBBB', { kind: 'nudge', decisionId: 2, notBefore: 300 }),
    ]);
  }

  test('every key of a table with data of rooms begins with the code of the room', async () => {
    await migrate();
    const { rows } = await place.admin.query<KeyOfTable & { name: string }>(
      `SELECT relname AS table, name, "refersTo", ARRAY(
           SELECT attname::text FROM unnest(columns) WITH ORDINALITY AS c (attnum, n)
             JOIN pg_attribute a ON a.attnum = c.attnum AND attrelid = owner ORDER BY n) AS columns
         FROM (
           SELECT indrelid AS owner, indexrelid::regclass::text AS name, indkey::int2[] AS columns, NULL AS "refersTo"
             FROM pg_index WHERE indisunique
           UNION ALL
           SELECT conrelid, conname, conkey, (SELECT relname FROM pg_class WHERE oid = confrelid)
             FROM pg_constraint WHERE contype = 'f'
         ) AS keys JOIN pg_class ON pg_class.oid = owner WHERE relnamespace = $1::regnamespace`,
      [place.name],
    );
    // Only for statements of the version before: see `roomKeys.ts`.
    const kept = rows.filter(({ name }) => !name.endsWith('calls_of_earlier_servers'));
    expect(rows.length - kept.length).toBe(1);
    expect(keysWithoutRoom(kept)).toEqual([]);
    expect(tablesOfRooms(kept)).toEqual(
      expect.arrayContaining(['calls', 'day_clocks', 'matches', 'moves', 'rooms', 'snapshots', 'visitors']),
    );
  });

  test('the migration keeps everything', async () => {
    await makeEarlier();
    await play();
    await migrate();
    await expectPlayed();
  });

  test('a server of the version before goes on with the new keys', async () => {
    await migrate();
    await play();
    await expectPlayed();
    await earlier.deal(match('unplayed', { createdAt: 0 }));
    expect(await earlier.deleteUnplayed(1, 9)).toBe(1);
    expect(await store.findMatch('unplayed')).toBeUndefined();
  });

  test('a request that was stored before the migration is not stored again', async () => {
    await makeEarlier();
    await play();
    await migrate();
    expect(await store.commit(commitOf('go', 4, 'r2'))).toBe('conflict');
    expect(await store.commit(commitOf('go', 4, 'r4'))).toBe('committed');
  });

  test('moves that earlier servers make meanwhile are kept', async () => {
    await makeEarlier();
    const ids = ['m0', 'm1', 'm2', 'm3'];
    for (const id of ids) await earlier.deal(match(id, { state: stateAfter(0) }));
    const others = ids.map(() => connect(place.url));
    let over = false;
    const acknowledged = ids.map(async (id, index) => {
      const server = new EarlierServer(others[index] as Connections);
      const again = (seq: number): Promise<string> =>
        server.commit(commitOf(id, seq)).catch((error: unknown) => {
          if (error instanceof StoreError) return again(seq);
          throw error;
        });
      let made = 0;
      for (; !over; made++) expect(await again(made + 1)).toBe('committed');
      return made;
    });
    await pause(50);
    await migrate();
    await pause(50);
    over = true;
    for (const [index, made] of (await Promise.all(acknowledged)).entries()) {
      const key = keyIn(ids[index] as string);
      expect((await store.moves(key)).map(({ seq }) => seq)).toEqual(Array.from({ length: made }, (_, n) => n + 1));
      expect((await store.loadMatch(key))?.state).toEqual(stateAfter(made));
    }
    await Promise.all(others.map((other) => other.end()));
  });

  test('it gives way to a statement that holds a table and waits for another', async () => {
    await makeEarlier();
    const client = await place.admin.connect();
    await client.query(`SET search_path = ${place.name}; BEGIN; LOCK TABLE calls IN ROW EXCLUSIVE MODE`);
    const migrated = migrate();
    await eventually(async () => {
      const { rows } = await connections.read(
        `SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND wait_event_type = 'Lock'`,
        [place.name],
      );
      return rows[0];
    });
    await client.query('SELECT FROM matches; COMMIT');
    client.release();
    await migrated;
  });
});
