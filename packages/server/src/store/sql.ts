import { HOOKS_OF_ROOM } from '@lantern/protocol/hooks';
import type { AuditRow } from './audit';
import type { BlockRecord } from './blocks';
import type { BundleRow } from './bundles';
import type { CallRow } from './calls';
import type { DayRow, StoppedRow } from './days';
import type { GroupRow } from './groups';
import type { HookRow } from './hooks';
import type { MailBoxRow, MailSeatRow } from './mail';
import { ROOM_SUMMARY, type SummaryColumns } from './maintenance';
import type { PersonalRow } from './personal';
import { ADDRESSES_PER_SEAT, type PushRow } from './push';
import type { ReportRow } from './reports';
import type { MoveRow, RoomRow } from './rows';

/**
 * A statement for both SQLite and PostgreSQL, with parameters `:name`. SQLite takes it unchanged, PostgreSQL through
 * `numbered`. Statements that differ between the dialects (locks, JSON, several writes in one statement, minimum and
 * maximum) are in `sqlite/` and `postgres/`.
 */
export interface Sql<Params extends object, Row> {
  readonly text: string;
  /** Carries types only; never set. */
  readonly types?: readonly [Params, Row];
}

/** Gives a statement the types of its parameters and rows. */
export const sql = <Params extends object, Row = never>(text: string): Sql<Params, Row> => ({ text });

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

export const matches = {
  freeze: sql<{ matchId: string; seq: number; rulesVersion: number }>(
    'UPDATE matches SET frozen = :rulesVersion WHERE id = :matchId AND seq = :seq',
  ),
  moves: sql<{ matchId: string }, MoveRow>('SELECT * FROM moves WHERE match_id = :matchId ORDER BY seq'),
  moveOfRequest: sql<{ matchId: string; requestId: string }, MoveRow>(
    'SELECT * FROM moves WHERE match_id = :matchId AND request_id = :requestId',
  ),
};

export const maintenance = {
  rooms: sql<{ before: number; updatedAt: number; code: string; limit: number }, RoomRow & SummaryColumns>(
    `SELECT ${ROOM_SUMMARY} FROM rooms WHERE updated_at < :before AND (updated_at, code) > (:updatedAt, :code)
     ORDER BY updated_at, code LIMIT :limit`,
  ),
  matches: sql<{ code: string }, { id: string }>(
    'SELECT id FROM matches WHERE room_code = :code ORDER BY created_at, id',
  ),
};

export const audit = {
  add: sql<AuditRow>(
    `INSERT INTO operator_acts (at, source, act, room_code, detail)
     VALUES (:at, :source, :act, :room_code, :detail)`,
  ),
  latest: sql<{ limit: number }, AuditRow>(
    'SELECT at, source, act, room_code, detail FROM operator_acts ORDER BY n DESC LIMIT :limit',
  ),
};

export const blocks = {
  save: sql<BlockRecord>(
    `INSERT INTO blocked_households (household, until) VALUES (:household, :until)
     ON CONFLICT (household) DO UPDATE SET until = excluded.until`,
  ),
  removeOld: sql<{ now: number }>('DELETE FROM blocked_households WHERE until <= :now'),
  active: sql<{ now: number }, BlockRecord>('SELECT household, until FROM blocked_households WHERE until > :now'),
};

/** Of chat messages. */
export const chat = {
  erase: sql<{ code: string; author: string; saying: string }>(
    `UPDATE said SET name = '', saying = :saying, author = NULL WHERE room_code = :code AND author = :author`,
  ),
};

/** Reports to the operator. */
export const reports = {
  add: sql<Omit<ReportRow, 'n'>>('INSERT INTO reports (at, room_code, content) VALUES (:at, :room_code, :content)'),
  open: sql<{ limit: number }, ReportRow>(
    'SELECT n, at, room_code, content FROM reports WHERE done_at IS NULL ORDER BY n DESC LIMIT :limit',
  ),
  rooms: sql<object, Pick<ReportRow, 'room_code'>>('SELECT DISTINCT room_code FROM reports WHERE done_at IS NULL'),
  done: sql<{ n: number; at: number }, Pick<ReportRow, 'room_code'>>(
    'UPDATE reports SET done_at = :at WHERE n = :n AND done_at IS NULL RETURNING room_code',
  ),
  removeOld: sql<{ before: number }>('DELETE FROM reports WHERE at < :before'),
};

export const groups = {
  save: sql<GroupRow>(
    `INSERT INTO group_histories (room_code, nights)
     SELECT code, CAST(:nights AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code) DO UPDATE SET nights = excluded.nights`,
  ),
  load: sql<{ code: string }, Pick<GroupRow, 'nights'>>('SELECT nights FROM group_histories WHERE room_code = :code'),
};

export const personal = {
  save: sql<PersonalRow>(
    `INSERT INTO seat_marks (room_code, person, read_n, orders, note)
     SELECT code, CAST(:person AS INTEGER), 0, CAST(:orders AS TEXT), CAST(:note AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code, person) DO UPDATE SET orders = coalesce(excluded.orders, seat_marks.orders),
       note = coalesce(excluded.note, seat_marks.note)`,
  ),
  remove: sql<{ code: string; person: number }>('DELETE FROM seat_marks WHERE room_code = :code AND person = :person'),
  load: sql<{ code: string; person: number }, Pick<PersonalRow, 'orders' | 'note'>>(
    'SELECT orders, note FROM seat_marks WHERE room_code = :code AND person = :person',
  ),
};

export const push = {
  keepSecret: sql<{ name: string; value: string }>('INSERT INTO secrets VALUES (:name, :value) ON CONFLICT DO NOTHING'),
  secret: sql<{ name: string }, { value: string }>('SELECT value FROM secrets WHERE name = :name'),
  add: sql<PushRow>(
    `INSERT INTO push_addresses (room_code, endpoint, key_hash, p256dh, auth, language, at, zone, quiet)
     SELECT code, :endpoint, :key_hash, :p256dh, :auth, :language, CAST(:at AS BIGINT), CAST(:zone AS TEXT),
       CAST(:quiet AS TEXT) FROM rooms WHERE code = :room_code
     ON CONFLICT (room_code, endpoint) DO UPDATE SET key_hash = excluded.key_hash, p256dh = excluded.p256dh,
       auth = excluded.auth, language = excluded.language, at = excluded.at,
       zone = excluded.zone, quiet = excluded.quiet`,
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

/**
 * The query for clocks that do not run.
 * @param tempo whether a room is played over days, in SQL
 */
export const stoppedSql = (tempo: string) =>
  sql<{ after: string; limit: number }, StoppedRow>(
    `SELECT rooms.code AS room_code, rooms.match_id, decision_id, clock, ends_at, next_at, day_clocks.version
   FROM rooms LEFT JOIN day_clocks ON day_clocks.match_id = rooms.match_id
   WHERE state = 'playing' AND rooms.match_id IS NOT NULL AND rooms.code > :after AND next_at IS NULL AND ${tempo}
   ORDER BY rooms.code LIMIT :limit`,
  );

export const days = {
  add: sql<DayRow>(
    `INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
     VALUES (:match_id, :room_code, :decision_id, :clock, :ends_at, :next_at)`,
  ),
  load: sql<{ matchId: string }, DayRow>('SELECT * FROM day_clocks WHERE match_id = :matchId'),
  addMissing: sql<DayRow>(
    `INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
     VALUES (:match_id, :room_code, :decision_id, :clock, :ends_at, :next_at) ON CONFLICT DO NOTHING`,
  ),
  figures: sql<{ now: number }, { matches: number; due_since: number | null }>(
    `SELECT CAST(count(*) AS INTEGER) AS matches, min(CASE WHEN next_at <= :now THEN next_at END) AS due_since
     FROM rooms JOIN day_clocks USING (match_id) WHERE state = 'playing'`,
  ),
  remove: sql<{ matchId: string }>('DELETE FROM day_clocks WHERE match_id = :matchId'),
  save: sql<Omit<DayRow, 'room_code'>>(
    `UPDATE day_clocks SET decision_id = :decision_id, clock = :clock, ends_at = :ends_at, next_at = :next_at,
       version = :version + 1, claimed_until = 0 WHERE match_id = :match_id AND version = :version`,
  ),
  delay: sql<{ stoodStill: number; matchId: string }>(
    'UPDATE day_clocks SET ends_at = ends_at + :stoodStill, version = version + 1 WHERE match_id = :matchId',
  ),
  course: sql<object, { last_beat: number | null; running: string | null }>(
    `SELECT (SELECT at FROM day_beats) AS last_beat,
       (SELECT match_id FROM day_clocks WHERE next_at IS NOT NULL LIMIT 1) AS running`,
  ),
};

const ONE_CALL = `match_id = :match_id AND seat = :seat AND decision_id = :decision_id AND kind = :kind AND about = :about
  AND sent = 0`;

export const calls = {
  take: sql<CallRow>(`UPDATE calls SET sent = 1 WHERE ${ONE_CALL}`),
  renew: sql<CallRow>(
    `INSERT INTO calls (match_id, seat, decision_id, kind, about, not_before)
     VALUES (:match_id, :seat, :decision_id, :kind, :about, :not_before)
     ON CONFLICT (match_id, seat, decision_id, kind, about) DO UPDATE
       SET not_before = excluded.not_before, claimed_until = 0, sent = 0`,
  ),
  putOff: sql<CallRow>(`UPDATE calls SET not_before = :not_before, claimed_until = 0 WHERE ${ONE_CALL}`),
};

/** The numbers that channels of a room can have. */
const HOOK_NUMBERS = Array.from({ length: HOOKS_OF_ROOM }, (_, index) => `SELECT ${index + 1} AS n`).join(' UNION ');

export const hooks = {
  ofRoom: sql<{ code: string }, HookRow>('SELECT * FROM room_hooks WHERE room_code = :code ORDER BY n'),
  add: sql<HookRow, Pick<HookRow, 'n'>>(
    `INSERT INTO room_hooks (room_code, n, kind, url, secret, events, language, set_by, not_before, fails)
     SELECT code, free.n, CAST(:kind AS TEXT), CAST(:url AS TEXT), CAST(:secret AS TEXT), CAST(:events AS TEXT),
       CAST(:language AS TEXT), CAST(:set_by AS TEXT), CAST(:not_before AS BIGINT), CAST(:fails AS INTEGER)
     FROM rooms, (${HOOK_NUMBERS}) AS free
     WHERE code = :room_code
       AND NOT EXISTS (SELECT 1 FROM room_hooks AS taken WHERE taken.room_code = code AND taken.n = free.n)
     ORDER BY free.n LIMIT 1 ON CONFLICT DO NOTHING RETURNING n`,
  ),
  remove: sql<{ code: string; n: number }>('DELETE FROM room_hooks WHERE room_code = :code AND n = :n'),
  forget: sql<{ code: string; name: string }>(
    'UPDATE room_hooks SET set_by = NULL WHERE room_code = :code AND set_by = :name',
  ),
  claim: sql<{ code: string; now: number; until: number }, HookRow>(
    `UPDATE room_hooks SET not_before = :until WHERE room_code = :code AND off_at IS NULL AND not_before <= :now
     RETURNING *`,
  ),
  posted: sql<HookRow>(
    `UPDATE room_hooks SET not_before = :not_before, fails = :fails, fault = :fault, off_at = :off_at
     WHERE room_code = :room_code AND n = :n`,
  ),
};

export const mail = {
  save: sql<MailBoxRow>(
    `INSERT INTO mail_boxes (id, address, token_hash, confirmed, mode, language, zone, quiet, daily_at, used_at)
     VALUES (:id, :address, :token_hash, :confirmed, :mode, :language, :zone, :quiet, :daily_at, :used_at)
     ON CONFLICT (id) DO UPDATE SET confirmed = excluded.confirmed, mode = excluded.mode, language = excluded.language,
       zone = excluded.zone, quiet = excluded.quiet, daily_at = excluded.daily_at, used_at = excluded.used_at`,
  ),
  load: sql<{ id: string }, MailBoxRow>('SELECT * FROM mail_boxes WHERE id = :id'),
  ofToken: sql<{ tokenHash: string }, MailBoxRow>('SELECT * FROM mail_boxes WHERE token_hash = :tokenHash'),
  remove: sql<{ id: string }>('DELETE FROM mail_boxes WHERE id = :id'),
  addSeat: sql<MailSeatRow>(
    `INSERT INTO mail_seats (box_id, room_code, key_hash)
     SELECT CAST(:box_id AS TEXT), code, CAST(:key_hash AS TEXT) FROM rooms WHERE code = :room_code ON CONFLICT DO NOTHING`,
  ),
  removeSeat: sql<MailSeatRow>(
    'DELETE FROM mail_seats WHERE box_id = :box_id AND room_code = :room_code AND key_hash = :key_hash',
  ),
  ofSeat: sql<{ roomCode: string; keyHash: string }, MailBoxRow>(
    `SELECT mail_boxes.* FROM mail_seats JOIN mail_boxes ON id = box_id
     WHERE room_code = :roomCode AND key_hash = :keyHash ORDER BY id`,
  ),
  seatsOf: sql<{ boxId: string }, MailSeatRow>('SELECT * FROM mail_seats WHERE box_id = :boxId ORDER BY room_code'),
  daily: sql<{ now: number; limit: number }, MailBoxRow>(
    `SELECT * FROM mail_boxes WHERE mode = 'daily' AND confirmed = 1 AND daily_at <= :now ORDER BY daily_at LIMIT :limit`,
  ),
  nextDaily: sql<{ id: string; before: number; next: number }>(
    'UPDATE mail_boxes SET daily_at = :next WHERE id = :id AND daily_at = :before',
  ),
  use: sql<{ now: number }>(
    'UPDATE mail_boxes SET used_at = :now WHERE EXISTS (SELECT 1 FROM mail_seats WHERE box_id = id)',
  ),
  removeUnused: sql<{ unused: number; unconfirmed: number }>(
    `DELETE FROM mail_boxes WHERE (confirmed = 0 AND used_at < :unconfirmed)
       OR (used_at < :unused AND NOT EXISTS (SELECT 1 FROM mail_seats WHERE box_id = id))`,
  ),
};

/** Of sealed keys. */
export const bundles = {
  save: sql<BundleRow>(
    `INSERT INTO key_bundles (secret_hash, kind, sealed, until) VALUES (:secret_hash, :kind, :sealed, :until)
     ON CONFLICT (secret_hash) DO UPDATE SET kind = excluded.kind, sealed = excluded.sealed, until = excluded.until`,
  ),
  load: sql<{ secretHash: string }, BundleRow>('SELECT * FROM key_bundles WHERE secret_hash = :secretHash'),
  give: sql<{ secretHash: string }>(
    'UPDATE key_bundles SET sealed = NULL WHERE secret_hash = :secretHash AND sealed IS NOT NULL',
  ),
  remove: sql<{ secretHash: string }>('DELETE FROM key_bundles WHERE secret_hash = :secretHash'),
  removeOld: sql<{ now: number }>('DELETE FROM key_bundles WHERE until < :now'),
};
