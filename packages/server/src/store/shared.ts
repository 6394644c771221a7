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

/** What several servers that share a store need to know of one another. */
export interface SharedStore {
  /** Those of these matches and rooms, by id and code, whose move number or version is another by now; deleted rooms are among them. */
  moved(
    matches: ReadonlyMap<string, number>,
    rooms: ReadonlyMap<string, number>,
  ): Promise<{ matches: string[]; rooms: string[] }>;
  /** Stores who has rooms open through a server, by room. Rooms that are not named stay as they are. */
  saveVisitors(server: string, rooms: ReadonlyMap<string, readonly Visitor[]>): Promise<void>;
  /**
   * Who has these rooms open through other servers, by room; rooms without anybody are left out.
   * @param patience milliseconds after which a silent server counts for nobody
   */
  visitorsElsewhere(server: string, codes: readonly string[], patience: number): Promise<Map<string, Visitor[]>>;
}
