import type { Contributions } from '@lantern/protocol/fairPlay';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';
import type { RunningMatch } from './runningMatch';

/** A move as it reaches the running match. The seat has been authenticated; everything else is unchecked. */
export interface ActRequest {
  seat: Seat;
  move: string;
  args: readonly unknown[];
  /** Version of the view the move was made on; absent for seats the server plays. */
  version?: number;
  /** Identifies a repeated request, so that it acts once. */
  requestId?: string;
  /** Hash of the key shown for the seat. The move is refused with `NOT_YOUR_SEAT` once the seat has another key. */
  keyHash?: string;
  /** Set if a stand-in makes the move for the person of the seat. */
  by?: 'standIn';
}

/** A request to take back a move and everything after it. */
export interface TakeBackRequest {
  seat: Seat;
  /** Number of the seat's last move, as returned by `takebackOf`. */
  seq: number;
  /** Version of the watchers' view when everybody agreed; without it only a free move can be taken back. */
  agreedOn?: number;
}

/** The outcome of a request. `version` is the version of the seat's own view after it. */
export type Outcome = { ok: true; version: number } | { ok: false; refusal: Refusal };

/** boardgame.io's state, projected for one audience: `{ G, ctx, plugins, _undo, _redo, _stateID }`. */
export type WireState = Record<string, unknown>;

/** An entry of boardgame.io's log, projected for one audience. */
export type WireLogEntry = Record<string, unknown>;

/** The whole state and log, sent to an audience that joins. */
export interface AudienceSnapshot {
  version: number;
  state: WireState;
  log: WireLogEntry[];
}

/** A change for one audience. Patches (RFC 6902) apply to `AudienceSnapshot.state`. */
export interface Change {
  previousVersion: number;
  version: number;
  patch: PatchOperation[];
  log: WireLogEntry[];
}

/** Events of running matches, reported after the commit. */
export interface MatchListener {
  /** Called for each audience whose view or log has changed, and not for an audience that sees no difference. */
  changed?(match: RunningMatch, audience: Audience, change: Change): void;
  /** Called after all `changed`: once for each move accepted here, and once for all moves read from other servers. */
  moved?(match: RunningMatch): void;
  dealt?(match: RunningMatch): void;
  /** Called after `moved` when a move made here ended the match. */
  ended?(match: RunningMatch): void;
  /** Called before `changed` when a move made here was committed, with the seconds that took. */
  committed?(match: RunningMatch, seconds: number): void;
  /**
   * Called before `moved` when a match was loaded again and has moved on or gone back meanwhile: its audiences need a
   * new snapshot.
   */
  resync?(match: RunningMatch): void;
  /** Called before `resync` if the store has lost committed moves of the match, which continues from the last stored one. */
  wentBack?(match: RunningMatch): void;
  /** A move threw and the match is frozen. The evidence is in the server's log. */
  froze?(match: RunningMatch): void;
  /** The match has been deleted from the store. */
  deleted?(match: RunningMatch): void;
}

/**
 * The id of a match that is to be dealt, the secret its seed is made from, and `promise`, the commitment to the secret
 * (stored matches and the wire use this name).
 */
export interface SealedSecret {
  matchId: string;
  secret: string;
  salt: string;
  promise: string;
}

export interface DealSpec {
  roomCode: string;
  game: string;
  players: number;
  /** Checked options. */
  options: Record<string, unknown>;
  /** A new one by default. */
  sealed?: SealedSecret;
  /** The numbers that seats contribute to the seed. */
  contributions?: Contributions;
  /** How often the draw was repeated, and the seats whose numbers were missing; absent if it never was. */
  redraws?: number;
  silent?: readonly Seat[];
  /** Whether the seed and its parts are never revealed. */
  withheld?: boolean;
  /** The tempo over days; absent for a match in one go. */
  tempo?: Tempo;
}
