import type { Contributions } from '@lantern/protocol/fairPlay';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import type { Tempo } from '@lantern/protocol/tempo';

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

/** A request to take back a move and all later ones. */
export interface TakeBackRequest {
  seat: Seat;
  /** Number of the seat's last move, as returned by `takeBackOf`. */
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
