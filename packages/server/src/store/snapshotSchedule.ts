/** The deltas since a snapshot may be so many times as long as it. */
const DELTAS_TO_SNAPSHOT = 4;

/** Lengths of what a match is rebuilt from. */
interface Lengths {
  snapshot: number;
  deltas: number;
}

/**
 * With which moves a whole state is stored: once the deltas since the last one have become so long that rebuilding the match
 * would cost several times the reading of one state. Each server counts what it writes itself; a match it knows nothing of is
 * stored whole with the next move.
 */
export class SnapshotSchedule {
  /** By match; longest ago first. */
  readonly #lengths = new Map<string, Lengths>();
  readonly #remembered: number;

  /** @param remembered number of matches, those of the latest moves */
  constructor(remembered = 10_000) {
    this.#remembered = remembered;
  }

  isDue(matchId: string, delta: string): boolean {
    const lengths = this.#lengths.get(matchId);
    return !lengths || lengths.deltas + delta.length > DELTAS_TO_SNAPSHOT * lengths.snapshot;
  }

  /** After a move has been stored. @param state where it was stored whole */
  kept(matchId: string, delta: string, state: string | null): void {
    const before = this.#lengths.get(matchId);
    this.#lengths.delete(matchId);
    if (state !== null) this.#lengths.set(matchId, { snapshot: state.length, deltas: 0 });
    else if (before) this.#lengths.set(matchId, { ...before, deltas: before.deltas + delta.length });
    const [oldest] = this.#lengths.keys();
    if (oldest !== undefined && this.#lengths.size > this.#remembered) this.#lengths.delete(oldest);
  }
}
