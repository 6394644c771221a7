import type { HookEvent, HookKind } from '@lantern/protocol/hooks';

/** A channel in which the turns of a room are posted. */
export interface HookRecord {
  roomCode: string;
  /** Its number in the room. */
  n: number;
  kind: HookKind;
  /** The address to which posts are sent. It is a secret. */
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
export interface HookStore {
  ofRoom(code: string): Promise<HookRecord[]>;
  /**
   * Stores a channel under the lowest free number.
   * @returns the number; undefined if the room has `HOOKS_OF_ROOM` channels or does not exist
   */
  add(hook: Omit<HookRecord, 'n'>): Promise<number | undefined>;
  remove(code: string, n: number): Promise<void>;
  /** Deletes the name of a host from the channels that they have set in a room; the channels stay. */
  forget(code: string, name: string): Promise<void>;
  /**
   * Reserves the channels of a room that are on and may post now, so that no other server posts to them before `until`.
   */
  claim(code: string, now: number, until: number): Promise<HookRecord[]>;
  /** Stores the outcome of a post: `notBefore`, `fails`, `fault` and `offAt`. */
  posted(hook: HookRecord): Promise<void>;
}

/** A row of `room_hooks`. */
export interface HookRow {
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

export function hookRow(hook: HookRecord): HookRow {
  const { kind, url, secret, language, fails, fault } = hook;
  return {
    room_code: hook.roomCode,
    n: hook.n,
    ...{ kind, url, secret, language, fails, fault },
    events: hook.events.join(),
    set_by: hook.setBy,
    not_before: hook.notBefore,
    off_at: hook.offAt,
  };
}

export function hookOf({ room_code, n, events, set_by, not_before, off_at, ...row }: HookRow): HookRecord {
  const { kind, url, secret, language, fails, fault } = row;
  return {
    roomCode: room_code,
    n,
    kind: kind as HookKind,
    ...{ url, secret, language, fails, fault },
    events: events.split(',') as HookEvent[],
    setBy: set_by,
    notBefore: not_before,
    offAt: off_at,
  };
}
