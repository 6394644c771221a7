import type { PoolClient } from 'pg';
import { newerSchema } from '../unusableDatabase';

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
     created_at BIGINT NOT NULL,
     updated_at BIGINT NOT NULL
   );
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
     created_at BIGINT NOT NULL,
     updated_at BIGINT NOT NULL
   );
   CREATE TABLE snapshots (
     match_id TEXT NOT NULL REFERENCES matches (id),
     seq INTEGER NOT NULL,
     state TEXT NOT NULL,
     PRIMARY KEY (match_id, seq)
   );
   CREATE TABLE moves (
     match_id TEXT NOT NULL REFERENCES matches (id),
     seq INTEGER NOT NULL,
     at BIGINT NOT NULL,
     seat TEXT,
     move TEXT NOT NULL,
     args TEXT NOT NULL,
     rules_version INTEGER NOT NULL,
     request_id TEXT,
     delta TEXT NOT NULL,
     PRIMARY KEY (match_id, seq)
   );
   CREATE UNIQUE INDEX moves_request ON moves (match_id, request_id) WHERE request_id IS NOT NULL;`,

  // Running rooms get a keeper that has left, so that the next server takes them up.
  `CREATE TABLE servers (
     id TEXT PRIMARY KEY,
     heard_at BIGINT NOT NULL,
     gone BOOLEAN NOT NULL
   );
   INSERT INTO servers VALUES ('none', 0, true);
   CREATE TABLE visitors (
     code TEXT NOT NULL,
     server TEXT NOT NULL,
     visitors TEXT NOT NULL,
     PRIMARY KEY (code, server)
   );
   CREATE INDEX visitors_server ON visitors (server);
   ALTER TABLE rooms ADD COLUMN keeper TEXT;
   UPDATE rooms SET keeper = 'none' WHERE state = 'playing';
   DROP INDEX rooms_playing;
   CREATE INDEX rooms_kept ON rooms (keeper) WHERE state = 'playing';
   ALTER TABLE matches ADD COLUMN decided_at BIGINT NOT NULL DEFAULT 0;
   UPDATE matches SET decided_at = updated_at;
   ALTER TABLE matches ADD COLUMN frozen INTEGER;`,

  `CREATE INDEX matches_room ON matches (room_code);
   CREATE INDEX rooms_changed ON rooms (updated_at, code);`,

  `ALTER TABLE rooms ADD COLUMN talk TEXT NOT NULL DEFAULT '{"watchers":"together","muted":[]}';
   CREATE TABLE said (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     audience TEXT NOT NULL,
     n INTEGER NOT NULL,
     at BIGINT NOT NULL,
     seat TEXT,
     name TEXT NOT NULL,
     saying TEXT NOT NULL,
     PRIMARY KEY (room_code, audience, n)
   );`,

  `ALTER TABLE rooms ADD COLUMN hosting TEXT NOT NULL DEFAULT
     '{"locked":false,"pausedAt":null,"absence":{"after":null,"by":"default"},"votes":[],"history":[],"handOvers":[]}';`,

  `CREATE TABLE secrets (
     name TEXT PRIMARY KEY,
     value TEXT NOT NULL
   );
   CREATE TABLE push_addresses (
     room_code TEXT NOT NULL REFERENCES rooms (code) ON DELETE CASCADE,
     endpoint TEXT NOT NULL,
     key_hash TEXT NOT NULL,
     p256dh TEXT NOT NULL,
     auth TEXT NOT NULL,
     language TEXT NOT NULL,
     at BIGINT NOT NULL,
     PRIMARY KEY (room_code, endpoint)
   );`,

  `UPDATE rooms SET hosting = (hosting::jsonb || '{"takeBacks":{"asked":{},"open":null}}')::text;`,

  `CREATE INDEX matches_unplayed ON matches (created_at) WHERE seq = 0;`,

  `CREATE TABLE group_histories (
     room_code TEXT PRIMARY KEY REFERENCES rooms (code) ON DELETE CASCADE,
     nights TEXT NOT NULL
   );`,
];

/** First half of the key of the lock that migrating servers take; the second is the schema's name. */
const LOCK = 0x1a27e2;

/**
 * Brings a PostgreSQL schema to the newest version, all or nothing. Servers that start together wait for one another.
 * @throws {UnusableDatabase} if the database is from a newer version of the server
 */
export async function migratePostgres(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK}, hashtext(coalesce(current_schema(), '')))`);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
    const done = rows[0]?.version ?? 0;
    if (done > MIGRATIONS.length) throw newerSchema(done, MIGRATIONS.length);
    for (const step of MIGRATIONS.slice(done)) await client.query(step);
    await client.query('DELETE FROM schema_version');
    await client.query('INSERT INTO schema_version VALUES ($1)', [MIGRATIONS.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
