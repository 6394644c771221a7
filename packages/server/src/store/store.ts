import type { ChatStore } from './chat';
import type { GroupStore } from './groups';
import type { Leases } from './leases';
import type { Maintenance } from './maintenance';
import type { PushStore } from './push';
import type { Commit, MatchRecord, MoveRecord, Progress, RoomRecord, StoredState } from './records';
import type { SharedStore } from './shared';

/** The store does not answer; whether the write has happened is not known. */
export class StoreError extends Error {}

/**
 * The durable store. Whatever a promise has confirmed survives a crash of the process and of the machine.
 * Any failure of the store itself rejects with an error; nothing is half done.
 */
export interface Store {
  createRoom(room: RoomRecord): Promise<'created' | 'exists'>;
  loadRoom(code: string): Promise<RoomRecord | undefined>;
  loadRoomOfMatch(matchId: string): Promise<RoomRecord | undefined>;
  /**
   * Saves if the kept version is `room.version - 1`.
   * @param stoodStill how long the clock of its match has stood still, in milliseconds: its open decision began so much later,
   *   though never later than now
   */
  saveRoom(room: RoomRecord, stoodStill?: number): Promise<'saved' | 'conflict'>;
  /** Listed rooms, newest first. */
  listRooms(filter: { game?: string; limit: number }): Promise<RoomRecord[]>;

  createMatch(match: MatchRecord): Promise<void>;
  loadMatch(id: string): Promise<MatchRecord | undefined>;
  /** How a match stands, with the deltas since its first `seq` moves. */
  progress(matchId: string, seq: number): Promise<Progress | undefined>;
  /** Keeps a move if the kept match stands at `move.seq - 1` and is not frozen for `move.rulesVersion`. */
  commit(commit: Commit): Promise<'committed' | 'conflict'>;
  /** Freezes a match for these rules if it stands at `seq`. */
  freeze(matchId: string, seq: number, rulesVersion: number): Promise<'frozen' | 'conflict'>;
  /** The moves of a match in order, with their deltas. */
  moves(matchId: string): Promise<MoveRecord[]>;
  /** The whole state after `seq` moves, exactly as it was; `0` is the deal. */
  stateAt(matchId: string, seq: number): Promise<StoredState | undefined>;
  /** The move of that request, if it was accepted before. */
  moveOfRequest(matchId: string, requestId: string): Promise<MoveRecord | undefined>;

  readonly leases: Leases;
  readonly maintenance: Maintenance;
  readonly chat: ChatStore;
  readonly push: PushStore;
  readonly groups: GroupStore;
  /** What only servers that share a store need; nothing where one server has it to itself. */
  readonly shared: SharedStore | null;

  /** Whether the store answers. */
  ready(): Promise<boolean>;
  close(): Promise<void>;
}
