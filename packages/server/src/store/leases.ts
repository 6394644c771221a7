import type { RoomRecord } from './store';

/** Servers not heard of for so long that nothing can come from them any more are forgotten, in milliseconds. */
export const FORGOTTEN = 24 * 60 * 60_000;

/**
 * The servers that use a store, and the running rooms each of them keeps. A server that says nothing for a while counts
 * as dead; whether it does is judged by the clock of the store.
 */
export interface Leases {
  /** Enters a server under a fresh id. @param before the id it had until now; what it kept under that is free at once */
  register(server: string, before: string | null): Promise<void>;
  /**
   * Says that a server lives.
   * @param patience milliseconds; silent for longer, it has been counted as dead and must enter again
   * @returns whether it is still one of the living
   */
  heartbeat(server: string, patience: number): Promise<boolean>;
  /** A server ends: what it kept is free at once, nobody is there through it any more. */
  leave(server: string): Promise<void>;
  /**
   * Makes a server the keeper of the running rooms whose keeper has left or been silent for longer than `patience`. Of
   * several servers one gets a room. Its clock goes on from where it stood when the last keeper was last heard of,
   * unless the match is paused: then that is reckoned when it goes on.
   * @returns the rooms it got, as they are now
   */
  takeOver(server: string, patience: number): Promise<RoomRecord[]>;
}

/** One open connection to a room, and the hashes of the keys it has shown. */
export interface Visitor {
  name: string;
  hostHash: string | null;
  seatHash: string | null;
  /** What its browser is known by in this room; nothing where it has not shown that. */
  browserHash?: string;
  /** Its browser answers when the seed of a match is made. */
  contributes?: true;
}

/** What servers that share a store ask it beside what it keeps. */
export interface SharedStore {
  /** Those matches and rooms, by id and code, that do not stand at the move and the version given; deleted rooms are among them. */
  moved(
    matches: ReadonlyMap<string, number>,
    rooms: ReadonlyMap<string, number>,
  ): Promise<{ matches: string[]; rooms: string[] }>;
  /** Keeps who has rooms open through a server, by room; of other rooms it says nothing. */
  saveVisitors(server: string, rooms: ReadonlyMap<string, readonly Visitor[]>): Promise<void>;
  /**
   * Who has these rooms open through other servers, by room; rooms without anybody are left out.
   * @param patience milliseconds after which a silent server counts for nobody
   */
  visitorsElsewhere(server: string, codes: readonly string[], patience: number): Promise<Map<string, Visitor[]>>;
}
