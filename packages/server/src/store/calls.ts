import type { Seat } from '@lantern/protocol/seat';

/** Why somebody is called in a match over days. */
export type CallKind =
  | 'turn'
  | 'aside'
  | 'half'
  | 'last'
  | 'overdue'
  | 'nudge'
  | 'end'
  | 'vote'
  | 'seatRequest'
  | 'takeBack';

/** In place of a seat: the channels of the room. */
export const ROOM = '';

/** In place of a decision: no move makes the notification obsolete. */
export const NO_DECISION = 2 ** 31 - 1;

/** A notification to send once. */
export interface CallRecord {
  matchId: string;
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
export interface CallStore {
  /** Claims for a server the notifications that are due and not claimed by another server, longest due first. */
  claim(now: number, until: number, limit: number): Promise<CallRecord[]>;
  /**
   * Marks a notification as sent.
   * @returns whether it was unsent before; send it only then
   */
  take(call: CallRecord): Promise<boolean>;
  /** Keeps a call to be sent, also one that was sent before. */
  renew(call: CallRecord): Promise<void>;
  putOff(call: CallRecord, notBefore: number): Promise<void>;
}

/** A row of `calls`. */
export interface CallRow {
  match_id: string;
  seat: string;
  decision_id: number;
  kind: string;
  about: string;
  not_before: number;
}

export function callRow({ matchId, seat, decisionId, kind, about, notBefore }: CallRecord): CallRow {
  return { match_id: matchId, seat, decision_id: decisionId, kind, about, not_before: notBefore };
}

export function callOf({ match_id, seat, decision_id, kind, about, not_before }: CallRow): CallRecord {
  return { matchId: match_id, seat, decisionId: decision_id, kind: kind as CallKind, about, notBefore: not_before };
}

/** Notifications as one JSON parameter of a statement. */
export const callsJson = (calls: readonly CallRecord[]): string => JSON.stringify(calls.map(callRow));
