import type { ServerLoad } from '@lantern/protocol/operator';
import type { FollowedMatch } from './matchKey';

/** One open connection to a room, and the hashes of the keys it has shown. */
export interface Visitor {
  name: string;
  hostHash: string | null;
  seatHash: string | null;
  /** Hash of the id of its browser in this room, if it has sent one. */
  browserHash?: string;
  /** Whether the page is visible and was used not long ago. */
  attends?: true;
  /** Whether its browser takes part when the seed of a match is made. */
  contributes?: true;
  /** Whether its person uses a screen reader. */
  listens?: true;
}

/** Operations that only servers with a shared store need. */
export interface SharedStore {
  /**
   * Those of these matches and rooms, by id and code, whose move number or version has changed. Includes deleted rooms.
   */
  moved(
    matches: readonly FollowedMatch[],
    rooms: ReadonlyMap<string, number>,
  ): Promise<{ matches: string[]; rooms: string[] }>;
  /** Stores who has rooms open through a server, by room. Rooms that are not named do not change. */
  saveVisitors(server: string, rooms: ReadonlyMap<string, readonly Visitor[]>): Promise<void>;
  saveLoad(server: string, load: ServerLoad): Promise<void>;
  /**
   * The loads of all other servers, ordered by host.
   * @param patience in milliseconds; servers that have been silent for longer are left out
   */
  loadsElsewhere(server: string, patience: number): Promise<ServerLoad[]>;
  /**
   * Who has these rooms open through other servers, by room; rooms without visitors are left out.
   * @param patience in milliseconds; visitors of a server that has been silent for longer do not count
   */
  visitorsElsewhere(server: string, codes: readonly string[], patience: number): Promise<Map<string, Visitor[]>>;
}
