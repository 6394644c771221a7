import type { HolidayMode } from '@lantern/protocol/holidays';
import type { Seat } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';
import type { MatchKey } from './matchKey';
import { type Dialect, type SqlRunner, sql } from './sql';

/** The time account of one player in a match over days, in milliseconds. */
export interface SeatDays {
  /** The rest of the reserve for the whole match. */
  reserve: number;
  /** Consecutive turns that the bot has played because time was up. */
  missed: number;
  /** Whether the bot plays the open turn. */
  bot?: true;
  /** When somebody last nudged them. */
  nudgedAt?: number;
  /** The number of days off that they have taken and planned in this match. */
  daysOff?: number;
  /** The current, planned or last holiday: the match waits for them, or the bot plays. */
  away?: { from: number; to: number; by: HolidayMode };
}

/** A turn that waits for reactions of others, or could resume after a take-back. */
export interface WaitingTurn {
  seats: Seat[];
  /** The decision it began with. */
  began: number;
  /** Its remaining time, in milliseconds; `null` without a limit. */
  left: number | null;
  /** Whether it was already extended to the minimum time after an aside. */
  lengthened: boolean;
}

/** The clock of the open decision of a match over days. Instants are in milliseconds since 1970. */
export interface DayClockRecord extends MatchKey {
  /** Number of stored changes. A change is stored only onto the version it was made from. */
  version: number;
  tempo: Tempo;
  decisionId: number;
  kind: 'turn' | 'aside';
  /** The seats that publicly owe the open decision; empty after the end. */
  owing: Seat[];
  routine: boolean;
  /** The time of the last move or, before the first, of the deal; absent in clocks stored before it was recorded. */
  movedAt?: number;
  /** When the time of the open decision began or resumed; absent in clocks stored before it was recorded. */
  since?: number;
  /** The end of the time of the open decision, before nights are counted; `null` without a limit. */
  endsAt: number | null;
  /** The open turn, with the seats that owed it when it began. */
  turn: Pick<WaitingTurn, 'seats' | 'began' | 'lengthened'> | null;
  /** The turn that waits until the open aside is over. */
  held: WaitingTurn | null;
  /** The turn before the open decision. */
  last: WaitingTurn | null;
  seats: Record<Seat, SeatDays>;
  /** When the server has to act next; `null` for never. */
  nextAt: number | null;
}

/** The clock of a running room over days at which no action of a server is scheduled; `null` if the room has none. */
export interface StoppedClock extends MatchKey {
  clock: DayClockRecord | null;
}

/** The number of running matches over days, and the due time of the oldest clock that waits for a server, if any. */
export interface DayFigures {
  matches: number;
  dueSince: number | null;
}

/** Clocks of matches over days, deleted with their room. A move stores its own clock: `Commit.dayClock`. */
export abstract class DayStore {
  readonly #sql: SqlRunner;
  readonly #statements: ReturnType<typeof statements>;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
    this.#statements = statements(sql.dialect);
  }

  async load({ roomCode, matchId }: MatchKey): Promise<DayClockRecord | undefined> {
    return (await this.#sql.read(DAY_SQL.load, { roomCode, matchId })).map(dayOf)[0];
  }

  /** The clocks of the current matches of these rooms, with the code of the room. */
  async ofRooms(codes: readonly string[]): Promise<DayClockRecord[]> {
    return (await this.#sql.read(this.#statements.ofRooms, { codes: JSON.stringify(codes) })).map(dayOf);
  }

  /** Stores a clock that has changed without a move, as the next version, if the stored one has the same version. */
  async save(clock: DayClockRecord): Promise<'saved' | 'conflict'> {
    return (await this.#sql.change(DAY_SQL.save, dayRow(clock))) === 1 ? 'saved' : 'conflict';
  }

  /**
   * Claims for a server the clocks that are due and not claimed by another server, longest due first.
   * @param until end of the claim; a change of the clock ends it earlier
   */
  async claim(now: number, until: number, limit: number): Promise<DayClockRecord[]> {
    return (await this.#sql.claim(this.#statements.claim, { now, until, limit })).map(dayOf);
  }

  /** Stores the first clock of a match that has none. */
  async add(clock: DayClockRecord): Promise<void> {
    await this.#sql.change(DAY_SQL.addMissing, dayRow(clock));
  }

  /** Removes the clock of a match that continues in one go. */
  async remove({ roomCode, matchId }: MatchKey): Promise<void> {
    await this.#sql.change(DAY_SQL.remove, { roomCode, matchId });
  }

  /** Running rooms over days without a clock, or with one at which no action of a server is scheduled, by code. */
  async stopped(after: string, limit: number): Promise<StoppedClock[]> {
    return (await this.#sql.read(this.#statements.stopped, { after, limit })).map(stoppedOf);
  }

  async figures(now: number): Promise<DayFigures> {
    const [found] = await this.#sql.read(DAY_SQL.figures, { now });
    return { matches: found?.matches ?? 0, dueSince: found?.due_since ?? null };
  }

  /** Whether any clock runs, and the time of the last stored beat, by the clock of the server that stored it. */
  async course(): Promise<{ runs: boolean; lastBeat: number | null }> {
    const [found] = await this.#sql.read(DAY_SQL.course, {});
    return { runs: found?.running != null, lastBeat: found?.last_beat ?? null };
  }

  /**
   * Stores a beat if the last one is `before`. Shifts all clocks by `shift` milliseconds; none is due before
   * `notBefore`.
   */
  abstract beat(beat: DayBeatRecord): Promise<'stored' | 'conflict'>;
}

/** A beat of the clocks over days; `before` is the one before it. */
export interface DayBeatRecord {
  now: number;
  before: number | null;
  shift: number;
  notBefore: number;
}

/** A row of `day_clocks`. */
export interface DayRow {
  match_id: string;
  room_code: string;
  decision_id: number;
  clock: string;
  ends_at: number | null;
  next_at: number | null;
  version: number;
}

/** A stored clock as it would be read back. */
export const afterSave = (clock: DayClockRecord): DayClockRecord => ({ ...clock, version: clock.version + 1 });

export function dayRow(record: DayClockRecord): DayRow {
  const { matchId, roomCode, decisionId, endsAt, nextAt, version, ...clock } = record;
  return {
    match_id: matchId,
    room_code: roomCode,
    decision_id: decisionId,
    clock: JSON.stringify(clock),
    ends_at: endsAt,
    next_at: nextAt,
    version,
  };
}

function dayOf({ match_id, room_code, decision_id, clock, ends_at, next_at, version }: DayRow): DayClockRecord {
  const at = { matchId: match_id, roomCode: room_code, decisionId: decision_id, endsAt: ends_at, nextAt: next_at };
  return { version, ...at, ...JSON.parse(clock) };
}

/** A row of the query for clocks that do not run. */
type StoppedRow = Pick<DayRow, 'room_code' | 'match_id'> & { [Column in keyof DayRow]: DayRow[Column] | null };

function stoppedOf(row: StoppedRow): StoppedClock {
  const { room_code: roomCode, match_id: matchId } = row;
  return { roomCode, matchId, clock: row.clock === null ? null : dayOf(row as DayRow) };
}

/** The clock of the current match of a room. */
const OF_ROOM = 'day_clocks.room_code = rooms.code AND day_clocks.match_id = rooms.match_id';

/** Statements on `day_clocks`. */
export const DAY_SQL = {
  add: sql<DayRow>(
    `INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
     VALUES (:match_id, :room_code, :decision_id, :clock, :ends_at, :next_at)`,
  ),
  save: sql<DayRow>(
    `UPDATE day_clocks SET decision_id = :decision_id, clock = :clock, ends_at = :ends_at, next_at = :next_at,
       version = :version + 1, claimed_until = 0
     WHERE room_code = :room_code AND match_id = :match_id AND version = :version`,
  ),
  delay: sql<MatchKey & { stoodStill: number }>(
    `UPDATE day_clocks SET ends_at = ends_at + :stoodStill, version = version + 1
     WHERE room_code = :roomCode AND match_id = :matchId`,
  ),
  load: sql<MatchKey, DayRow>('SELECT * FROM day_clocks WHERE room_code = :roomCode AND match_id = :matchId'),
  addMissing: sql<DayRow>(
    `INSERT INTO day_clocks (match_id, room_code, decision_id, clock, ends_at, next_at)
     VALUES (:match_id, :room_code, :decision_id, :clock, :ends_at, :next_at) ON CONFLICT DO NOTHING`,
  ),
  remove: sql<MatchKey>('DELETE FROM day_clocks WHERE room_code = :roomCode AND match_id = :matchId'),
  figures: sql<{ now: number }, { matches: number; due_since: number | null }>(
    `SELECT CAST(count(*) AS INTEGER) AS matches, min(CASE WHEN next_at <= :now THEN next_at END) AS due_since
     FROM rooms JOIN day_clocks ON ${OF_ROOM} WHERE state = 'playing'`,
  ),
  course: sql<object, { last_beat: number | null; running: string | null }>(
    `SELECT (SELECT at FROM day_beats) AS last_beat,
       (SELECT match_id FROM day_clocks WHERE next_at IS NOT NULL LIMIT 1) AS running`,
  ),
};

const statements = ({ strings, json, skipLocked }: Dialect) => ({
  ofRooms: sql<{ codes: string }, DayRow>(
    `SELECT day_clocks.* FROM ${strings(':codes')} JOIN rooms ON rooms.code = wanted.value
     JOIN day_clocks ON ${OF_ROOM}`,
  ),
  claim: sql<{ now: number; until: number; limit: number }, DayRow>(
    `UPDATE day_clocks SET claimed_until = :until WHERE (room_code, match_id) IN (
       SELECT room_code, match_id FROM day_clocks WHERE next_at <= CAST(:now AS BIGINT) AND claimed_until <= CAST(:now AS BIGINT)
       ORDER BY next_at, match_id LIMIT :limit ${skipLocked}) RETURNING *`,
  ),
  stopped: sql<{ after: string; limit: number }, StoppedRow>(
    `SELECT rooms.code AS room_code, rooms.match_id, decision_id, clock, ends_at, next_at, day_clocks.version
     FROM rooms LEFT JOIN day_clocks ON ${OF_ROOM}
     WHERE state = 'playing' AND rooms.match_id IS NOT NULL AND rooms.code > :after AND next_at IS NULL
       AND ${json('hosting')} ->> 'tempo' IS NOT NULL
     ORDER BY rooms.code LIMIT :limit`,
  ),
});
