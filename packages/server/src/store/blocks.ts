/** A household that is refused for a time, on all servers. */
export interface BlockRecord {
  household: string;
  /** Milliseconds since 1970. */
  until: number;
}

export interface BlockStore {
  /** Replaces an earlier block of the household, and deletes those that have ended. */
  save(block: BlockRecord, now: number): Promise<void>;
  active(now: number): Promise<BlockRecord[]>;
}
