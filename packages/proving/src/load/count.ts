import { quantile } from '../quantiles';

/** The counters of a benchmark. */
export class Count {
  moves = 0;
  bytes = 0;
  /** Times from sending a move until the last viewer has it, in milliseconds. */
  readonly latencies: number[] = [];
  /** Number of refused moves. */
  refused = 0;

  /** The latency below which the share `part` (0 to 1) of all latencies lies, in milliseconds; 0 without any. */
  percentile(part: number): number {
    return quantile(this.latencies, part);
  }
}
