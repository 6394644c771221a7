import type { AnyModule, CommonView, Result } from '@lantern/games/module';
import type { Contributions } from '@lantern/protocol/fairPlay';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Takeable } from './takebackEligibility';

/** A move as it reaches the running match: the seat has been authenticated, the rest is unchecked. */
export interface ActRequest {
  seat: Seat;
  move: string;
  args: readonly unknown[];
  /** Version of the view the move was made on; absent for seats played by the server. */
  version?: number;
  /** Makes a repeated request act once. */
  requestId?: string;
  /** A stand-in makes it for the person of the seat. */
  by?: 'standIn';
}

/** Asks to take a move back, and with it everything that followed. */
export interface TakeBackRequest {
  seat: Seat;
  /** Number of the seat's last move, as `takebackOf` returns it. */
  seq: number;
  /** Version of the watchers' view when everybody agreed; without it only a free move is taken back. */
  agreedOn?: number;
}

/** Outcome of a request. `version` is the version of the seat's own view after it. */
export type Outcome = { ok: true; version: number } | { ok: false; refusal: Refusal };

/** boardgame.io's state, projected for one audience: `{ G, ctx, plugins, _undo, _redo, _stateID }`. */
export type WireState = Record<string, unknown>;

/** An entry of boardgame.io's log, projected for one audience. */
export type WireLogEntry = Record<string, unknown>;

/** What an audience gets when it joins: the whole state and log. */
export interface Snapshot {
  version: number;
  state: WireState;
  log: WireLogEntry[];
}

/** A change for one audience. Patches (RFC 6902) apply to `Snapshot.state`. */
export interface Change {
  previousVersion: number;
  version: number;
  patch: PatchOperation[];
  log: WireLogEntry[];
}

/** A running match: the only writer of its state. */
export interface RunningMatch {
  readonly id: string;
  readonly roomCode: string;
  readonly module: AnyModule;
  readonly players: number;
  /** The view of an audience at the last committed state. */
  view(audience: Audience): CommonView;
  /** The last committed state, for an audience that joins. */
  snapshot(audience: Audience): Snapshot;
  /** Clock of the open decision as the game asks for it; `since` in milliseconds since 1970. */
  clock(): { decisionId: number; seconds: number; since: number } | undefined;
  result(): Result | null;
  /** Set once a move has thrown under these rules, on any server; the match then refuses every move. */
  readonly frozen: boolean;
  /**
   * Check, reduce, commit, broadcast. Resolves after the commit; never rejects. Codes besides the game's own: `UNKNOWN_MOVE`,
   * `MALFORMED`, `STALE_STATE`, `TABLE_FROZEN`, `STORE_DOWN`, `NO_SUCH_MATCH` (it has been deleted).
   */
  act(request: ActRequest): Promise<Outcome>;
  /** The default for this decision: its clock has run out, or the table wants it so. `STALE_DECISION` if it is no longer open. */
  timeOut(decisionId: number, by: 'clock' | 'vote'): Promise<Outcome>;
  /** The move a seat can take back now, and how; nothing where there is none. */
  takebackOf(seat: Seat): (Takeable & { seq: number }) | undefined;
  /**
   * Goes back to the state before a move. The store keeps this as one more move, audiences get an ordinary change. Codes:
   * `STALE_STATE`, `NOTHING_TO_TAKE_BACK`, `MUST_ASK`, `GAME_OVER` and those of every `act`.
   */
  takeBack(request: TakeBackRequest): Promise<Outcome>;
  /** Reads from the store what other servers have committed, and broadcasts it. Rejects if the store does not answer. */
  refresh(): Promise<void>;
}

/** What happens in running matches. Called after the commit. */
export interface MatchListener {
  /** Once for each audience whose view or log has changed; never for an audience that sees no difference. */
  changed?(match: RunningMatch, audience: Audience, change: Change): void;
  /** After all `changed`: once for each move accepted here, and once for all moves read from other servers. */
  moved?(match: RunningMatch): void;
  /** A move made here has been committed, which took that many seconds. Before its `changed`. */
  committed?(match: RunningMatch, seconds: number): void;
  /** A match was loaded again and has moved on meanwhile: its audiences need a new snapshot. Before `moved`. */
  resync?(match: RunningMatch): void;
  /** A move threw and the match is frozen; the evidence is in the server's log. */
  froze?(match: RunningMatch): void;
  /** The match turned out to be deleted from the store. */
  deleted?(match: RunningMatch): void;
}

/**
 * A match that is to be dealt: its id, the secret its seed is made from, and `promise`, the commitment that binds the server
 * to the secret (the field is called so in stored matches and on the wire).
 */
export interface SealedSecret {
  matchId: string;
  secret: string;
  salt: string;
  promise: string;
}

/** A match as it is dealt. */
export interface MatchSpec {
  roomCode: string;
  game: string;
  players: number;
  /** Checked options. */
  options: Record<string, unknown>;
  /** A fresh one by default. */
  sealed?: SealedSecret;
  /** What seats add to the seed. */
  contributions?: Contributions;
  /** Nothing of what the seed is made from is ever revealed. */
  withheld?: boolean;
}

/** The matches of this server: loaded ones in memory, the others in the store, which several servers may share. */
export interface RunningMatches {
  /** Draws the secret of a match that is to be dealt; nothing is stored yet. */
  seal(): SealedSecret;
  /** Deals a match. @returns its id */
  create(spec: MatchSpec): Promise<string>;
  /** A match, loaded if need be, with what other servers have committed. */
  open(matchId: string): Promise<RunningMatch | undefined>;
  /** Subscribes to a match: listeners also hear of what other servers commit. @returns unsubscribe */
  watch(matchId: string): Promise<() => void>;
  /** The matches subscribed to, with the number of moves this server knows of. */
  followedVersions(): Map<string, number>;
  /** Reads from the store what other servers have committed, and broadcasts it. Rejects if the store does not answer. */
  catchUp(matchIds: readonly string[]): Promise<void>;
  /** Drops a deleted match from memory. */
  forget(matchId: string): void;
  /** Drops an idle match from memory; its subscriptions stay. */
  unload(matchId: string): void;
  listen(listener: MatchListener): () => void;
  /** Number of matches in memory. */
  readonly loaded: number;
  /** Waits for requests under way and refuses later ones with `CLOSING`. */
  close(): Promise<void>;
}
