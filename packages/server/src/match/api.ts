import type { AnyModule, CommonView, Result } from '@lantern/games/module';
import type { Contributions } from '@lantern/protocol/fairPlay';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Operation } from 'fast-json-patch';
import type { Takeable } from './takebackEligibility';

/** A move as it reaches a table: who makes it has been proved, the rest is unchecked. */
export interface ActRequest {
  seat: Seat;
  move: string;
  args: readonly unknown[];
  /** Version of the view the move was made on; absent for seats played by the server. */
  version?: number;
  /** Makes a repeated request act once. */
  requestId?: string;
}

/** A wish to take a move back, and with it whatever followed. */
export interface TakeBackRequest {
  seat: Seat;
  /** Number of the seat's last move, as `Table.takeable` tells it. */
  seq: number;
  /** Version of the view of everybody when they were asked and agreed; without it only a free move is taken back. */
  agreedOn?: number;
}

/** What became of a request. `version` is the version of the seat's own view after it. */
export type Outcome = { ok: true; version: number } | { ok: false; refusal: Refusal };

/** boardgame.io's state as one audience may have it: `{ G, ctx, plugins, _undo, _redo, _stateID }`. */
export type WireState = Record<string, unknown>;

/** An entry of boardgame.io's log as one audience may have it. */
export type WireLogEntry = Record<string, unknown>;

/** Everything an audience needs to begin. */
export interface Snapshot {
  version: number;
  state: WireState;
  log: WireLogEntry[];
}

/** A change as one audience is told of it. Patches apply to `Snapshot.state`. */
export interface Change {
  previousVersion: number;
  version: number;
  patch: Operation[];
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
  /** The last committed state for a newcomer. */
  snapshot(audience: Audience): Snapshot;
  /** Clock of the open decision as the game asks for it; `since` in milliseconds since 1970. */
  clock(): { decisionId: number; seconds: number; since: number } | undefined;
  result(): Result | null;
  /** Set once a move has thrown under these rules, on whichever server; the table accepts nothing any more. */
  readonly frozen: boolean;
  /**
   * Check, reduce, commit, tell. Resolves after the commit; never rejects. Codes besides the game's own: `UNKNOWN_MOVE`,
   * `MALFORMED`, `STALE_STATE`, `TABLE_FROZEN`, `STORE_DOWN`, `NO_SUCH_MATCH` (it has been deleted).
   */
  act(request: ActRequest): Promise<Outcome>;
  /** The clock has run out for this decision. `STALE_DECISION` if it is no longer open. */
  timeOut(decisionId: number): Promise<Outcome>;
  /** The move a seat can take back now, and how; nothing where there is none. */
  takebackOf(seat: Seat): (Takeable & { seq: number }) | undefined;
  /**
   * Goes back to before a move: a further move for the store, a change like any other for those who are told. Codes:
   * `STALE_STATE`, `NOTHING_TO_TAKE_BACK`, `MUST_ASK`, `GAME_OVER` and those of every `act`.
   */
  takeBack(request: TakeBackRequest): Promise<Outcome>;
  /** Looks into the store for what other servers have done, and tells it. Rejects if the store does not answer. */
  refresh(): Promise<void>;
}

/** What happens at tables, told after the commit. */
export interface MatchListener {
  /** One call for each audience whose view or log has changed; an audience that may not notice gets none. */
  changed?(match: RunningMatch, audience: Audience, change: Change): void;
  /** After all `changed`: one call for each move accepted here, and one for all that others have made meanwhile. */
  moved?(match: RunningMatch): void;
  /** A move made here has been kept; the store took that many seconds. Before its `changed`. */
  committed?(match: RunningMatch, seconds: number): void;
  /** A table has come back into memory further on than it had left: whoever follows it begins anew. Before `moved`. */
  resync?(match: RunningMatch): void;
  /** A move threw; the evidence is in the log of the server. */
  froze?(match: RunningMatch): void;
  /** The match was looked for in the store and has been deleted there. */
  deleted?(match: RunningMatch): void;
}

/** A match that is to be dealt: its id, the secret its seed is made from, and the promise that binds the server to it. */
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
  /** They have been checked. */
  options: Record<string, unknown>;
  /** Drawn anew where it is not given. */
  sealed?: SealedSecret;
  /** What seats add to the seed. */
  contributions?: Contributions;
  /** Nothing of what the seed is made from is ever revealed. */
  withheld?: boolean;
}

/** The tables of this server: hot ones in memory, cold ones in the store, which other servers may share. */
export interface RunningMatches {
  /** Draws the secret of a match that is to be dealt; nothing is kept of it. */
  seal(): SealedSecret;
  /** Deals a match. @returns its id */
  create(spec: MatchSpec): Promise<string>;
  /** The table of a match, loaded if need be, as it stands now whoever has moved. */
  open(matchId: string): Promise<RunningMatch | undefined>;
  /** Follows a match from how it stands now: what other servers do there is told to the listeners. @returns what ends it */
  watch(matchId: string): Promise<() => void>;
  /** The matches that are followed here, with the number of moves made as far as this server knows. */
  followedVersions(): Map<string, number>;
  /** Looks into the store for what others have done at these matches, and tells it. Rejects if the store does not answer. */
  catchUp(matchIds: readonly string[]): Promise<void>;
  /** Lets go of a match that has been deleted. */
  forget(matchId: string): void;
  /** Lets a match leave memory that nobody needs for now; news of it are still heard. */
  unload(matchId: string): void;
  listen(listener: MatchListener): () => void;
  /** Number of tables in memory. */
  readonly loaded: number;
  /** Waits for what is under way and refuses the rest with `CLOSING`. */
  close(): Promise<void>;
}
