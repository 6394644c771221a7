import { foreignDatabase, newerSchema } from '../unusableDatabase';

/** What a migration is run on. */
interface Database {
  exec(sql: string): unknown;
  pragma(source: string, options?: { simple: boolean }): unknown;
  transaction(task: () => void): { immediate(): void };
}

/** The schema in steps, oldest first. A step that has been published is never changed: add another. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE rooms (
     code TEXT PRIMARY KEY,
     version INTEGER NOT NULL,
     game TEXT NOT NULL,
     options TEXT NOT NULL,
     listed INTEGER NOT NULL,
     state TEXT NOT NULL,
     host_key_hash TEXT NOT NULL,
     seats TEXT NOT NULL,
     match_id TEXT,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL
   ) STRICT;
   CREATE INDEX rooms_listed ON rooms (created_at DESC) WHERE listed = 1;
   CREATE INDEX rooms_playing ON rooms (code) WHERE state = 'playing';
   CREATE TABLE matches (
     id TEXT PRIMARY KEY,
     room_code TEXT NOT NULL,
     game TEXT NOT NULL,
     rules_version INTEGER NOT NULL,
     players INTEGER NOT NULL,
     options TEXT NOT NULL,
     seq INTEGER NOT NULL,
     versions TEXT NOT NULL,
     created_at INTEGER NOT NULL,
     updated_at INTEGER NOT NULL
   ) STRICT;
   CREATE TABLE snapshots (
     match_id TEXT NOT NULL REFERENCES matches (id),
     seq INTEGER NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (match_id, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE moves (
     match_id TEXT NOT NULL REFERENCES matches (id),
     seq INTEGER NOT NULL,
     at INTEGER NOT NULL,
     seat TEXT,
     move TEXT NOT NULL,
     args TEXT NOT NULL,
     rules_version INTEGER NOT NULL,
     request_id TEXT,
     delta TEXT NOT NULL,
     PRIMARY KEY (match_id, seq)
   ) STRICT, WITHOUT ROWID;
   CREATE UNIQUE INDEX moves_request ON moves (match_id, request_id) WHERE request_id IS NOT NULL;`,

  // Running rooms get a keeper that has left, so that the next server takes them up.
  `CREATE TABLE servers (
     id TEXT PRIMARY KEY,
     heard_at INTEGER NOT NULL,
     gone INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   INSERT INTO servers VALUES ('none', 0, 1);
   ALTER TABLE rooms ADD COLUMN keeper TEXT;
   UPDATE rooms SET keeper = 'none' WHERE state = 'playing';
   DROP INDEX rooms_playing;
   CREATE INDEX rooms_kept ON rooms (keeper) WHERE state = 'playing';
   ALTER TABLE matches ADD COLUMN decided_at INTEGER NOT NULL DEFAULT 0;
   UPDATE matches SET decided_at = updated_at;
   ALTER TABLE matches ADD COLUMN frozen INTEGER;`,

  `CREATE INDEX matches_room ON matches (room_code);
   CREATE INDEX rooms_changed ON rooms (updated_at, code);`,

  `ALTER TABLE rooms ADD COLUMN talk TEXT NOT NULL DEFAULT '{"watchers":"together","muted":[]}';
   CREATE TABLE said (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     audience TEXT NOT NULL,
     n INTEGER NOT NULL,
     at INTEGER NOT NULL,
     seat TEXT,
     name TEXT NOT NULL,
     saying TEXT NOT NULL,
     PRIMARY KEY (room_code, audience, n)
   ) STRICT, WITHOUT ROWID;`,

  `ALTER TABLE rooms ADD COLUMN hosting TEXT NOT NULL DEFAULT
     '{"locked":false,"pausedAt":null,"absence":{"after":null,"by":"default"},"votes":[],"history":[],"handOvers":[]}';`,

  `CREATE TABLE secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE push_addresses (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     endpoint TEXT NOT NULL,
     key_hash TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     language TEXT NOT NULL,
     at INTEGER NOT NULL,
     PRIMARY KEY (room_code, endpoint)
   ) STRICT, WITHOUT ROWID;`,

  `UPDATE rooms SET hosting = json_set(hosting, '$.takeBacks', json('{"asked":{},"open":null}'));`,

  `CREATE INDEX matches_unplayed ON matches (created_at) WHERE seq = 0;`,

  `CREATE TABLE group_histories (
     room_code TEXT PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE,
     nights TEXT NOT NULL
   ) STRICT, WITHOUT ROWID;`,
];

/**
 * Brings a SQLite database to the newest schema; each step is all or nothing.
 * @throws {UnusableDatabase} if the database is from a newer version of the server, or of another program
 */
export function migrate(database: Database): void {
  const task = () => {
    const done = Number(database.pragma('user_version', { simple: true }));
    if (done > MIGRATIONS.length) throw newerSchema(done, MIGRATIONS.length);
    if (!isOurs(database, done)) throw foreignDatabase();
    for (const step of MIGRATIONS.slice(done)) database.exec(step);
    database.pragma(`user_version = ${MIGRATIONS.length}`);
  };
  database.transaction(task).immediate();
}

/** Whether a database is empty or has our tables. */
function isOurs(database: Database, done: number): boolean {
  if (done === 0) return Number(database.pragma('schema_version', { simple: true })) === 0;
  return (database.pragma('table_info(rooms)') as unknown[]).length > 0;
}
