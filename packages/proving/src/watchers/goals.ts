import type { Goal } from '../load/goals';
import { median } from '../quantiles';

/** Repeated measurements of one figure, taken in turn with the figure for comparison. */
export type Rounds = readonly number[];

/** The measured times, in milliseconds; the short form has no matches beside the crowd. */
export interface Measured {
  /** Processor time of one message to everybody. */
  change: { lantern: Rounds; relay: Rounds };
  remark: { lantern: Rounds; relay: Rounds };
  /** The 99th percentile of moves in matches of other rooms. */
  beside?: { crowd: Rounds; alone: Rounds };
}

/** The goals, as ratios of medians within one run. */
export function goalsOf({ change, remark, beside }: Measured): Goal[] {
  const goal = (what: string, rounds: Rounds, other: Rounds, wanted: number): Goal => {
    const found = median(rounds) / median(other);
    return { what, found, wanted, atLeast: false, reached: found <= wanted };
  };
  return [
    goal('a change of a crowded room, relative to a bare relay of the same bytes', change.lantern, change.relay, 2),
    goal('a message in a crowded room, relative to a bare relay of the same bytes', remark.lantern, remark.relay, 2),
    ...(beside ? [goal('p99 of moves during a crowded room, relative to none', beside.crowd, beside.alone, 1.2)] : []),
  ];
}
