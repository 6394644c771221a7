import type { Seat } from '@lantern/protocol/seat';
import type { MatchKey } from './matchKey';
import { type Dialect, type SqlRunner, sql } from './sql';

/** The reason for a notification in a match over days. */
export type CallKind =
  | 'turn'
  | 'aside'
  | 'half'
  | 'last'
  | 'overdue'
  | 'nudge'
  | 'back'
  | 'end'
  | 'vote'
  | 'seatRequest'
  | 'takeBack';

/** In place of a seat: the channels of the room. */
export const ROOM = '';

/** In place of a decision: no move makes the notification obsolete. */
export const NO_DECISION = 2 ** 31 - 1;

/** A notification to send once. */
export interface CallRecord extends MatchKey {
  /** The person on this seat when the notification is sent receives it, or the channels of the room do. */
  seat: Seat | typeof ROOM;
  /** The decision that the turn or the aside began with, or `NO_DECISION`. */
  decisionId: number;
  kind: CallKind;
  /** The seat whose time is up, or the vote or request; empty if the notification is about its own seat. */
  about: string;
  /** Earliest time to send it, in milliseconds since 1970. */
  notBefore: number;
}

/** The notifications of a decision. They replace those of decisions before `from`. */
export interface CallsOfDecision {
  from: number;
  calls: readonly CallRecord[];
}

/** Notifications of matches over days, deleted with their match. A move stores its own: `Commit.calls`. */
export class CallStore {
  readonly #sql: SqlRunner;
  readonly #claim: ReturnType<typeof claimSql>;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
    this.#claim = claimSql(sql.dialect);
  }

  /** Claims for a server the notifications that are due and not claimed by another server, longest due first. */
  async claim(now: number, until: number, limit: number): Promise<CallRecord[]> {
    return (await this.#sql.claim(this.#claim, { now, until, limit })).map(callOf);
  }

  /**
   * Marks a notification as sent.
   * @returns whether it was unsent before; send it only then
   */
  async take(call: CallRecord): Promise<boolean> {
    return (await this.#sql.change(SQL.take, callRow(call))) === 1;
  }

  /** Stores a notification to be sent, even if it was sent before. */
  async renew(call: CallRecord): Promise<void> {
    await this.#sql.change(SQL.renew, callRow(call));
  }

  async putOff(call: CallRecord, notBefore: number): Promise<void> {
    await this.#sql.change(SQL.putOff, { ...callRow(call), not_before: notBefore });
  }
}

export interface CallRow {
  room_code: string;
  match_id: string;
  seat: string;
  decision_id: number;
  kind: string;
  about: string;
  not_before: number;
}

function callRow({ roomCode, matchId, seat, decisionId, kind, about, notBefore }: CallRecord): CallRow {
  const key = { room_code: roomCode, match_id: matchId };
  return { ...key, seat, decision_id: decisionId, kind, about, not_before: notBefore };
}

function callOf({ room_code, match_id, seat, decision_id, kind, about, not_before }: CallRow): CallRecord {
  const key = { roomCode: room_code, matchId: match_id };
  return { ...key, seat, decisionId: decision_id, kind: kind as CallKind, about, notBefore: not_before };
}

/** Notifications as one JSON parameter of a statement. */
export const callsJson = (calls: readonly CallRecord[]): string => JSON.stringify(calls.map(callRow));

/** The primary key. */
const KEY = 'room_code, match_id, seat, decision_id, kind, about';

const ONE_CALL = `room_code = :room_code AND match_id = :match_id AND seat = :seat AND decision_id = :decision_id
  AND kind = :kind AND about = :about AND sent = 0`;

const SQL = {
  take: sql<CallRow>(`UPDATE calls SET sent = 1 WHERE ${ONE_CALL}`),
  renew: sql<CallRow>(
    `INSERT INTO calls (${KEY}, not_before)
     VALUES (:room_code, :match_id, :seat, :decision_id, :kind, :about, :not_before)
     ON CONFLICT (${KEY}) DO UPDATE
       SET not_before = excluded.not_before, claimed_until = 0, sent = 0`,
  ),
  putOff: sql<CallRow>(`UPDATE calls SET not_before = :not_before, claimed_until = 0 WHERE ${ONE_CALL}`),
};

const claimSql = ({ skipLocked }: Dialect) =>
  sql<{ now: number; until: number; limit: number }, CallRow>(
    `UPDATE calls SET claimed_until = :until WHERE (${KEY}) IN (
       SELECT ${KEY} FROM calls
       WHERE sent = 0 AND not_before <= CAST(:now AS BIGINT) AND claimed_until <= CAST(:now AS BIGINT)
       ORDER BY not_before LIMIT :limit ${skipLocked}) RETURNING *`,
  );
