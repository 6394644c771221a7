import { DAY } from '@lantern/protocol/timeUnits';
import type { RoomRecord } from './records';

/** Servers that have been silent for so long that they cannot write any more are deleted, in milliseconds. */
export const FORGET_SERVERS_AFTER = DAY;

/**
 * The servers that use a store, and the owner of each running room: the server that runs its clock and plays its bots.
 * An owner whose heartbeats stop counts as dead, and its rooms go to another server. All times are of the store's
 * clock, so servers with different clocks agree.
 */
export interface Leases {
  /**
   * Registers a server under a new id.
   * @param before its former id; the rooms it owned under that id become free at once
   */
  register(server: string, before: string | null): Promise<void>;
  /**
   * Records a heartbeat.
   * @param patience in milliseconds; after a longer silence the server counts as dead and must register again
   * @returns whether it still counts as alive
   */
  heartbeat(server: string, patience: number): Promise<boolean>;
  /** Unregisters a server that stops: its rooms become free at once, and its visitors no longer count. */
  leave(server: string): Promise<void>;
  /**
   * Makes a server the owner of the running rooms whose owner has left or been silent for longer than `patience`. If
   * several servers try, one gets the room. The clock of its match continues from the last heartbeat of the former
   * owner; the clock of a paused match is not changed, since resuming sets it.
   * @returns the rooms it got, as they are now
   */
  takeOver(server: string, patience: number): Promise<RoomRecord[]>;
}
