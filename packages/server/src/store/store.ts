import type { AuditStore } from './audit';
import type { BlockStore } from './blocks';
import type { BundleStore } from './bundles';
import type { CallRecord, CallStore, CallsOfDecision } from './calls';
import type { ChatStore } from './chat';
import type { DayClockRecord, DayStore } from './days';
import type { GroupStore } from './groups';
import type { HookStore } from './hooks';
import type { Leases } from './leases';
import type { MailStore } from './mail';
import type { Maintenance } from './maintenance';
import type { MarkStore } from './marks';
import type { MatchKey } from './matchKey';
import type { PersonalStore } from './personal';
import type { PushStore } from './push';
import type { Commit, LoadedRoom, MatchRecord, MoveRecord, Progress, RoomRecord, StoredState } from './records';
import type { ReportStore } from './reports';
import type { SharedStore } from './shared';

/** The store does not answer; the outcome of the write is unknown. */
export class StoreError extends Error {}

/** How long a write may wait until the store counts as not ready, in milliseconds. */
export const LONGEST_WRITE = 3_000;

/**
 * The durable store. Confirmed writes survive a crash of the process and of the machine. Any failure of the store
 * itself rejects with an error, and nothing is half done.
 */
export interface Store {
  createRoom(room: RoomRecord): Promise<'created' | 'exists'>;
  loadRoom(code: string): Promise<RoomRecord | undefined>;
  /** Those of these rooms that exist. */
  loadRooms(codes: readonly string[]): Promise<LoadedRoom[]>;
  loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined>;
  /**
   * Saves if the stored version is `room.version - 1`.
   * @param stoodStill how long the clock of its match has stood still, in milliseconds: the start of its open decision
   * is shifted by that time, at most to now, and so are the clocks of a match over days
   * @param calls notifications to store with the room, except those already stored
   */
  saveRoom(room: RoomRecord, stoodStill?: number, calls?: readonly CallRecord[]): Promise<'saved' | 'conflict'>;
  /** Listed rooms, newest first. */
  listRooms(filter: { game?: string; limit: number }): Promise<RoomRecord[]>;

  /** @param dayClock only for a match over days; its room must exist */
  createMatch(match: MatchRecord, dayClock?: DayClockRecord, calls?: CallsOfDecision): Promise<void>;
  loadMatch(key: MatchKey): Promise<MatchRecord | undefined>;
  /** The key of a match that is known only by its id. Everything else about a match is looked up by its key. */
  findMatch(matchId: string): Promise<MatchKey | undefined>;
  /** The current position of a match, with the deltas after its first `seq` moves. */
  progress(key: MatchKey, seq: number): Promise<Progress | undefined>;
  /**
   * Stores a move if the stored match is at `move.seq - 1` and not frozen for `move.rulesVersion`, and the seat that
   * made it still has the key `keyHash` in its room.
   */
  commit(commit: Commit): Promise<'committed' | 'conflict'>;
  /** Freezes a match for these rules if it is at `seq`. */
  freeze(key: MatchKey, seq: number, rulesVersion: number): Promise<'frozen' | 'conflict'>;
  /** The moves of a match in order, with their deltas. */
  moves(key: MatchKey): Promise<MoveRecord[]>;
  /** The whole state after `seq` moves, exactly; `0` is the deal. */
  stateAt(key: MatchKey, seq: number): Promise<StoredState | undefined>;
  /** The accepted move with this request id, if any. */
  moveOfRequest(key: MatchKey, requestId: string): Promise<MoveRecord | undefined>;

  readonly leases: Leases;
  readonly maintenance: Maintenance;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly groups: GroupStore;
  readonly marks: MarkStore;
  readonly personal: PersonalStore;
  readonly days: DayStore;
  readonly calls: CallStore;
  readonly bundles: BundleStore;
  readonly hooks: HookStore;
  readonly mail: MailStore;
  readonly audit: AuditStore;
  readonly blocks: BlockStore;
  readonly reports: ReportStore;
  /** For servers that share a store; undefined if one server has the store to itself. */
  readonly shared: SharedStore | null;

  /** Whether the store can read and write, and no write has been waiting for longer than `LONGEST_WRITE`. */
  ready(): Promise<boolean>;
  /** How long the oldest unanswered write has been waiting, in milliseconds; 0 if none is pending. */
  readonly oldestWrite: number;
  close(): Promise<void>;
}
