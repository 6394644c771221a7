import type { DayRow } from './days';
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

/** What the two databases write differently within a shared statement. */
export interface Dialect {
  /** A table `wanted (value)` of the strings in a JSON array. */
  strings(json: string): string;
  /** A table `wanted (value)` of the objects in a JSON array. */
  objects(json: string): string;
  /** A column with JSON, as the operand of `->>`. */
  json(column: string): string;
  /** The end of a query that leaves out rows which another server has locked. */
  readonly skipLocked: string;
}

/** Runs shared statements on a database. */
export interface SqlRunner {
  readonly dialect: Dialect;
  /** Reads rows: none if the database cannot represent a parameter, since no row can have such a value. */
  read<Params extends object, Row extends object>(statement: Sql<Params, Row>, params: Params): Promise<Row[]>;
  /** Changes rows. Resolves with their number once the change is durable. */
  change<Params extends object>(statement: Sql<Params, never>, params: Params): Promise<number>;
  /** Like `change`, for a statement that returns rows. */
  changeReturning<Params extends object, Row extends object>(
    statement: Sql<Params, Row>,
    params: Params,
  ): Promise<Row[]>;
  /** Like `changeReturning`, for a change that may be lost when a standby of the database takes over. */
  claim<Params extends object, Row extends object>(statement: Sql<Params, Row>, params: Params): Promise<Row[]>;
}

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

/** Of the clocks of matches over days. */
export const days = {
  add: sql<DayRow>(
    `INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
     VALUES (:match_id, :room_code, :decision_id, :clock, :ends_at, :next_at)`,
  ),
  save: sql<Omit<DayRow, 'room_code'>>(
    `UPDATE day_clocks SET decision_id = :decision_id, clock = :clock, ends_at = :ends_at, next_at = :next_at,
       version = :version + 1, claimed_until = 0 WHERE match_id = :match_id AND version = :version`,
  ),
  delay: sql<{ stoodStill: number; matchId: string }>(
    'UPDATE day_clocks SET ends_at = ends_at + :stoodStill, version = version + 1 WHERE match_id = :matchId',
  ),
};
