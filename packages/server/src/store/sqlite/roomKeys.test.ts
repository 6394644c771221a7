import type Database from 'better-sqlite3';
import { type KeyOfTable, keysWithoutRoom, tablesOfRooms } from '../contract/roomKeys';
import { connected } from './connection';
import { MIGRATIONS, migrate } from './migrations';

/** The schema whose keys do not name the room. */
const EARLIER_SCHEMA = 21;

const MOVES = ['calls', 'day_clocks', 'matches', 'moves', 'rooms', 'snapshots'];

let database: Database.Database;

beforeEach(() => {
  database = connected(':memory:');
});
afterEach(() => database.close());

test('every key of a table with data of rooms begins with the code of the room', () => {
  migrate(database);
  const keys = database.prepare(`
    SELECT t.name AS "table", NULL AS refersTo,
        (SELECT json_group_array(name) FROM (SELECT name FROM pragma_index_info(i.name) ORDER BY seqno)) AS columns
      FROM sqlite_schema t JOIN pragma_index_list(t.name) i WHERE t.type = 'table' AND i."unique" = 1
    UNION ALL
    SELECT t.name, f."table", json_group_array(f."from" ORDER BY f.seq)
      FROM sqlite_schema t JOIN pragma_foreign_key_list(t.name) f WHERE t.type = 'table' GROUP BY t.name, f.id`);
  const rows = (keys.all() as { columns: string }[]).map((row) => ({ ...row, columns: JSON.parse(row.columns) }));
  expect(keysWithoutRoom(rows as KeyOfTable[])).toEqual([]);
  expect(tablesOfRooms(rows as KeyOfTable[])).toEqual(expect.arrayContaining(MOVES));
});

describe('the migration', () => {
  /** The rows of a table, without a code of the room that the earlier schema has not. */
  const rowsOf = (table: string) => database.prepare(`SELECT * FROM ${table}`).all() as Record<string, unknown>[];

  beforeEach(() => {
    for (const step of MIGRATIONS.slice(0, EARLIER_SCHEMA)) database.exec(step);
    database.pragma(`user_version = ${EARLIER_SCHEMA}`);
    for (const [code, id] of [
      ['BBBB', 'm1'],
      ['AAAA', 'm2'],
    ])
      database.exec(`
        INSERT INTO rooms (code, version, game, options, listed, state, host_key_hash, seats, match_id, created_at,
          updated_at) VALUES ('${code}', 1, 'toy', '{}', 0, 'playing', 'hash', '[]', '${id}', 1, 1);
        INSERT INTO matches VALUES ('${id}', '${code}', 'toy', 1, 2, '{}', 2, '{}', 1, 20, 3, NULL);
        INSERT INTO snapshots VALUES ('${id}', 0, '{}'), ('${id}', 2, '{"n":2}');
        INSERT INTO moves VALUES ('${id}', 1, 10, '0', 'draw', '[]', 1, 'r1', '[]'),
          ('${id}', 2, 20, NULL, 'timeOut', '[1]', 1, NULL, '[]');
        INSERT INTO day_clocks VALUES ('${id}', '${code}', 1, '{}', 5, NULL, 7, 8);
        INSERT INTO calls VALUES ('${id}', '0', 1, 'turn', '', 5, 0, 1), ('${id}', '0', 2, 'turn', '', 6, 7, 0);`);
  });

  test('keeps every row, with the code of its room', () => {
    const codes: Record<string, string> = { m1: 'BBBB', m2: 'AAAA' };
    const withCode = (row: Record<string, unknown>) => ({ ...row, room_code: codes[String(row.match_id ?? row.id)] });
    const order = (rows: unknown[]) => rows.map((row) => JSON.stringify(Object.entries(row as object).sort())).sort();
    const before = new Map(MOVES.map((table) => [table, rowsOf(table)]));
    migrate(database);
    for (const [table, rows] of before)
      expect([table, order(rowsOf(table))]).toEqual([table, order(table === 'rooms' ? rows : rows.map(withCode))]);
    expect(database.pragma('foreign_key_check')).toEqual([]);
    expect(database.pragma('integrity_check', { simple: true })).toBe('ok');
  });

  test('leaves the references in force', () => {
    migrate(database);
    expect(() => database.exec(`INSERT INTO snapshots VALUES ('AAAA', 'm1', 1, '{}')`)).toThrow('FOREIGN KEY');
    database.exec(`DELETE FROM moves; DELETE FROM snapshots; DELETE FROM matches WHERE id = 'm1'`);
    expect([rowsOf('day_clocks').length, rowsOf('calls').length]).toEqual([1, 2]);
  });
});
