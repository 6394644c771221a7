/** What the people of a benchmark have seen. */
export class Count {
  moves = 0;
  bytes = 0;
  /** From sending a move to the last of all viewers having it, in milliseconds. */
  readonly latencies: number[] = [];
  /** Moves that were refused. */
  refused = 0;

  /** The share `part` (0 to 1) of all latencies is below this, in milliseconds; 0 without any. */
  percentile(part: number): number {
    const sorted = [...this.latencies].sort((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  }
}
