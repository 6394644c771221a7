import { HOOKS_OF_ROOM, type HookEvent, type HookKind } from '@lantern/protocol/hooks';
import { type SqlRunner, sql } from './sql';

/** A channel in which the turns of a room are posted. */
export interface HookRecord {
  roomCode: string;
  /** Its number in the room. */
  n: number;
  kind: HookKind;
  /** The secret address to which posts are sent. */
  url: string;
  /** The key with which posts are signed; empty for kinds without signature. */
  secret: string;
  events: HookEvent[];
  language: string;
  /** The name of the host who has set it; `null` for a host without a seat. */
  setBy: string | null;
  /** Earliest time of the next post, in milliseconds since 1970. */
  notBefore: number;
  /** Number of posts that have failed since the last success. */
  fails: number;
  /** The status of the last answer if that was a failure, 0 without an answer; `null` after a success. */
  fault: number | null;
  /** When it was switched off because of its failures, in milliseconds since 1970; `null` while it is on. */
  offAt: number | null;
}

/** The channels of rooms, deleted with their room. */
export class HookStore {
  readonly #sql: SqlRunner;

  constructor(sql: SqlRunner) {
    this.#sql = sql;
  }

  async ofRoom(code: string): Promise<HookRecord[]> {
    return (await this.#sql.read(SQL.ofRoom, { code })).map(hookOf);
  }

  /**
   * Stores a channel under the lowest free number.
   * @returns the number; undefined if the room has `HOOKS_OF_ROOM` channels or does not exist
   */
  async add(hook: Omit<HookRecord, 'n'>): Promise<number | undefined> {
    const [added] = await this.#sql.changeReturning(SQL.add, hookRow({ ...hook, n: 0 }));
    return added?.n;
  }

  async remove(code: string, n: number): Promise<void> {
    await this.#sql.change(SQL.remove, { code, n });
  }

  /** Deletes the name of a host from the channels that they have set in a room; the channels stay. */
  async forget(code: string, name: string): Promise<void> {
    await this.#sql.change(SQL.forget, { code, name });
  }

  /**
   * Reserves the channels of a room that are on and may post now, so that no other server posts to them before `until`.
   */
  async claim(code: string, now: number, until: number): Promise<HookRecord[]> {
    return (await this.#sql.claim(SQL.claim, { code, now, until })).map(hookOf);
  }

  /** Stores the outcome of a post: `notBefore`, `fails`, `fault` and `offAt`. */
  async posted(hook: HookRecord): Promise<void> {
    await this.#sql.change(SQL.posted, hookRow(hook));
  }
}

/** A row of `room_hooks`. */
interface HookRow {
  room_code: string;
  n: number;
  kind: string;
  url: string;
  secret: string;
  events: string;
  language: string;
  set_by: string | null;
  not_before: number;
  fails: number;
  fault: number | null;
  off_at: number | null;
}

function hookRow(hook: HookRecord): HookRow {
  const { kind, url, secret, language, fails, fault } = hook;
  return {
    room_code: hook.roomCode,
    n: hook.n,
    kind,
    url,
    secret,
    language,
    fails,
    fault,
    events: hook.events.join(),
    set_by: hook.setBy,
    not_before: hook.notBefore,
    off_at: hook.offAt,
  };
}

function hookOf({ room_code, n, events, set_by, not_before, off_at, ...row }: HookRow): HookRecord {
  const { kind, url, secret, language, fails, fault } = row;
  return {
    roomCode: room_code,
    n,
    kind: kind as HookKind,
    url,
    secret,
    language,
    fails,
    fault,
    events: events.split(',') as HookEvent[],
    setBy: set_by,
    notBefore: not_before,
    offAt: off_at,
  };
}

/** The numbers that channels of a room can have. */
const HOOK_NUMBERS = Array.from({ length: HOOKS_OF_ROOM }, (_, index) => `SELECT ${index + 1} AS n`).join(' UNION ');

const SQL = {
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
