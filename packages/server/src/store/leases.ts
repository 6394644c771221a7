import type { RoomRecord } from './records';

/** Servers not heard of for so long that nothing can come from them any more are forgotten, in milliseconds. */
export const FORGET_SERVERS_AFTER = 24 * 60 * 60_000;

/**
 * The servers that use a store, and which of them owns each running room: that server runs its clock and plays its bots'
 * seats. An owner that sends no heartbeat for a while counts as dead, and its rooms go to another server. Times are those
 * of the store's clock, so that servers with different clocks agree.
 */
export interface Leases {
  /** Registers a server under a fresh id. @param before the id it had until now; the rooms it owned under that are free at once */
  register(server: string, before: string | null): Promise<void>;
  /**
   * Says that a server is alive.
   * @param patience milliseconds; after a longer silence it has been counted as dead and must register again
   * @returns whether it still counts as alive
   */
  heartbeat(server: string, patience: number): Promise<boolean>;
  /** A server stops: its rooms are free at once, and its visitors count no longer. */
  leave(server: string): Promise<void>;
  /**
   * Makes a server the owner of the running rooms whose owner has left or been silent for longer than `patience`. If
   * several servers try, one gets the room. The clock of its match goes on from where it stood at the last heartbeat of
   * the owner before; a paused match is left as it is, since resuming it sets the clock.
   * @returns the rooms it got, as they are now
   */
  takeOver(server: string, patience: number): Promise<RoomRecord[]>;
}
