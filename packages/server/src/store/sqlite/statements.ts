import type { MatchKey } from '../matchKey';
import type { MatchRow, MoveRow, ProgressRow, RoomRow } from '../rows';
import { sql } from '../sql';

/** Queries of rooms and matches that only SQLite uses. */
export const READING = {
  ping: sql<object, unknown>('SELECT 1'),
  loadMatch: sql<MatchKey, MatchRow>('SELECT * FROM matches WHERE room_code = :roomCode AND id = :matchId'),
  standing: sql<MatchKey, Omit<ProgressRow, 'deltas'>>(
    `SELECT seq, versions, decided_at, frozen, updated_at,
       EXISTS (SELECT 1 FROM day_clocks WHERE room_code = :roomCode AND match_id = :matchId) AS over_days
     FROM matches WHERE room_code = :roomCode AND id = :matchId`,
  ),
  snapshotBefore: sql<MatchKey & { seq: number }, { seq: number; state: string }>(
    `SELECT seq, state FROM snapshots WHERE room_code = :roomCode AND match_id = :matchId AND seq <= :seq
     ORDER BY seq DESC LIMIT 1`,
  ),
  deltas: sql<MatchKey & { after: number; last: number }, { delta: string }>(
    `SELECT delta FROM moves WHERE room_code = :roomCode AND match_id = :matchId AND seq > :after AND seq <= :last
     ORDER BY seq`,
  ),
};

/** SQLite's own statements that write rooms and matches. */
export const WRITING = {
  saveRoom: sql<RoomRow>(
    `UPDATE rooms SET version = :version, game = :game, options = :options, listed = :listed, state = :state,
       host_key_hash = :host_key_hash, seats = :seats, match_id = :match_id, updated_at = :updated_at,
       keeper = :keeper, talk = :talk, hosting = :hosting
     WHERE code = :code AND version = :version - 1`,
  ),
  delay: sql<MatchKey & { stoodStill: number; now: number }>(
    `UPDATE matches SET decided_at = min(decided_at + :stoodStill, :now)
     WHERE room_code = :roomCode AND id = :matchId`,
  ),
  createMatch: sql<MatchRow>(
    `INSERT INTO matches VALUES (:id, :room_code, :game, :rules_version, :players, :options, :seq, :versions,
       :created_at, :updated_at, :decided_at, :frozen)`,
  ),
  /**
   * Compare-and-set: stores a move if its match stands just before it and is not frozen for its rules, its clock over days
   * has not changed, its request is new, and its seat still has the key that was shown.
   */
  advance: sql<
    MoveRow &
      Pick<MatchRow, 'versions'> & { decided_at: number | null; key_hash: string | null; clock_version: number | null }
  >(
    `UPDATE matches SET seq = :seq, versions = :versions, decided_at = coalesce(:decided_at, decided_at), updated_at = :at
     WHERE room_code = :room_code AND id = :match_id AND seq = :seq - 1 AND frozen IS NOT :rules_version
       AND (SELECT version FROM day_clocks WHERE room_code = :room_code AND match_id = :match_id) IS :clock_version
       AND NOT EXISTS (SELECT 1 FROM moves
         WHERE room_code = :room_code AND match_id = :match_id AND request_id = :request_id)
       AND (:key_hash IS NULL OR NOT EXISTS (SELECT 1 FROM rooms JOIN json_each(rooms.seats) AS s
         WHERE rooms.code = :room_code AND s.value ->> 'seat' = :seat AND s.value ->> 'keyHash' IS NOT :key_hash))`,
  ),
  addMove: sql<MoveRow>(
    `INSERT INTO moves VALUES (:room_code, :match_id, :seq, :at, :seat, :move, :args, :rules_version, :request_id,
       :delta)`,
  ),
  addCalls: sql<{ calls: string }>(
    `INSERT INTO calls (room_code, match_id, seat, decision_id, kind, about, not_before)
     SELECT value ->> 'room_code', value ->> 'match_id', value ->> 'seat', value ->> 'decision_id', value ->> 'kind',
       value ->> 'about', value ->> 'not_before' FROM json_each(:calls) WHERE true ON CONFLICT DO NOTHING`,
  ),
  dropCalls: sql<MatchKey & { from: number }>(
    'DELETE FROM calls WHERE room_code = :roomCode AND match_id = :matchId AND decision_id < :from',
  ),
  addSnapshot: sql<MatchKey & { seq: number; state: string }>(
    'INSERT INTO snapshots VALUES (:roomCode, :matchId, :seq, :state)',
  ),
};
