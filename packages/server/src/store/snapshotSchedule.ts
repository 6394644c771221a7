/** Maximum length of the deltas since a snapshot, as a multiple of its length. */
const DELTAS_TO_SNAPSHOT = 4;

/** The lengths of the parts a match is rebuilt from. */
interface Lengths {
  snapshot: number;
  deltas: number;
}

/**
 * Decides which moves store a snapshot: once the deltas since the last one are so long that rebuilding the match would
 * cost several times the reading of one state. Each server counts its own writes; a match it does not know gets a
 * snapshot with the next move.
 */
export class SnapshotSchedule {
  /** By match; the oldest last move first. */
  readonly #lengths = new Map<string, Lengths>();
  readonly #remembered: number;

  /** @param remembered maximum number of matches to track */
  constructor(remembered = 10_000) {
    this.#remembered = remembered;
  }

  isDue(matchId: string, delta: string): boolean {
    const lengths = this.#lengths.get(matchId);
    return !lengths || lengths.deltas + delta.length > DELTAS_TO_SNAPSHOT * lengths.snapshot;
  }

  /**
   * Records a stored move.
   * @param state the whole state if the move stored a snapshot
   */
  kept(matchId: string, delta: string, state: string | null): void {
    const before = this.#lengths.get(matchId);
    this.#lengths.delete(matchId);
    if (state !== null) this.#lengths.set(matchId, { snapshot: state.length, deltas: 0 });
    else if (before) this.#lengths.set(matchId, { ...before, deltas: before.deltas + delta.length });
    const [oldest] = this.#lengths.keys();
    if (oldest !== undefined && this.#lengths.size > this.#remembered) this.#lengths.delete(oldest);
  }
}
