import type { GroupRow } from './groups';
import { ROOM_SUMMARY, type SummaryColumns } from './maintenance';
import { ADDRESSES_PER_SEAT, type PushRow } from './push';
import type { MoveRow, RoomRow } from './rows';

/**
 * A statement that SQLite and PostgreSQL both understand, with parameters `:name`. SQLite takes it as it is, PostgreSQL
 * through `numbered`. What the dialects say differently (locks, JSON, several writes in one statement, minimum and maximum)
 * stands in `sqlite/` and `postgres/`.
 */
export interface Sql<Params extends object, Row> {
  readonly text: string;
  /** There for its types only. */
  readonly types?: readonly [Params, Row];
}

/** A statement with the types of its parameters and of its rows. */
export const sql = <Params extends object, Row = never>(text: string): Sql<Params, Row> => ({ text });

/** Of rooms. */
export const rooms = {
  load: sql<{ code: string }, RoomRow>('SELECT * FROM rooms WHERE code = :code'),
  ofMatch: sql<{ matchId: string }, RoomRow>(
    'SELECT rooms.* FROM matches JOIN rooms ON rooms.code = matches.room_code WHERE matches.id = :matchId',
  ),
  listed: sql<{ game: string | null; limit: number }, RoomRow>(
    `SELECT * FROM rooms WHERE listed = 1 AND (CAST(:game AS TEXT) IS NULL OR game = :game)
     ORDER BY created_at DESC, code LIMIT :limit`,
  ),
  create: sql<RoomRow>(
    `INSERT INTO rooms (code, version, game, options, listed, state, host_key_hash, seats, match_id, created_at,
       updated_at, keeper, talk, hosting)
     VALUES (:code, :version, :game, :options, :listed, :state, :host_key_hash, :seats, :match_id, :created_at,
       :updated_at, :keeper, :talk, :hosting) ON CONFLICT (code) DO NOTHING`,
  ),
};

/** Of matches and their moves. */
export const matches = {
  freeze: sql<{ matchId: string; seq: number; rulesVersion: number }>(
    'UPDATE matches SET frozen = :rulesVersion WHERE id = :matchId AND seq = :seq',
  ),
  moves: sql<{ matchId: string }, MoveRow>('SELECT * FROM moves WHERE match_id = :matchId ORDER BY seq'),
  moveOfRequest: sql<{ matchId: string; requestId: string }, MoveRow>(
    'SELECT * FROM moves WHERE match_id = :matchId AND request_id = :requestId',
  ),
};

/** Of maintenance. */
export const maintenance = {
  rooms: sql<{ before: number; updatedAt: number; code: string; limit: number }, RoomRow & SummaryColumns>(
    `SELECT ${ROOM_SUMMARY} FROM rooms WHERE updated_at < :before AND (updated_at, code) > (:updatedAt, :code)
     ORDER BY updated_at, code LIMIT :limit`,
  ),
  matches: sql<{ code: string }, { id: string }>(
    'SELECT id FROM matches WHERE room_code = :code ORDER BY created_at, id',
  ),
};

/** Of the histories of groups. */
export const groups = {
  save: sql<GroupRow>(
    `INSERT INTO group_histories (room_code, nights)
     SELECT code, CAST(:nights AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code) DO UPDATE SET nights = excluded.nights`,
  ),
  load: sql<{ code: string }, Pick<GroupRow, 'nights'>>('SELECT nights FROM group_histories WHERE room_code = :code'),
};

/** Of Web Push. */
export const push = {
  keepSecret: sql<{ name: string; value: string }>('INSERT INTO secrets VALUES (:name, :value) ON CONFLICT DO NOTHING'),
  secret: sql<{ name: string }, { value: string }>('SELECT value FROM secrets WHERE name = :name'),
  add: sql<PushRow>(
    `INSERT INTO push_addresses (room_code, endpoint, key_hash, p256dh, auth, language, at)
     SELECT code, :endpoint, :key_hash, :p256dh, :auth, :language, CAST(:at AS BIGINT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code, endpoint) DO UPDATE SET key_hash = excluded.key_hash, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, at = excluded.at`,
  ),
  deleteOldest: sql<Pick<PushRow, 'room_code' | 'key_hash'>>(
    `DELETE FROM push_addresses WHERE room_code = :room_code AND key_hash = :key_hash AND endpoint NOT IN (
       SELECT endpoint FROM push_addresses WHERE room_code = :room_code AND key_hash = :key_hash
       ORDER BY at DESC, endpoint LIMIT ${ADDRESSES_PER_SEAT})`,
  ),
  addresses: sql<{ code: string }, PushRow>(
    'SELECT * FROM push_addresses WHERE room_code = :code ORDER BY at, endpoint',
  ),
  remove: sql<{ code: string; endpoint: string }>(
    'DELETE FROM push_addresses WHERE room_code = :code AND endpoint = :endpoint',
  ),
};
