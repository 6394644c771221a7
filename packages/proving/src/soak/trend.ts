import { median } from '../quantiles';

/** The course of a quantity over time. */
export interface Trend {
  /** Median of all samples. */
  level: number;
  /** Growth of the trend from the first sample to the last. */
  growth: number;
  flat: boolean;
}

/** Growth that still counts as flat: a share of the level, and a number that is always allowed. */
export interface Allowance {
  share: number;
  least: number;
}

const MIN_SAMPLES = 8;

/**
 * Whether a quantity stays flat: the median of the slopes between all pairs of samples (Theil and Sen), over the whole
 * time. Neither single peaks nor garbage collections affect it; steady growth does. Throws for fewer than eight
 * samples.
 * @param samples at regular intervals, without those of the warm-up
 */
export function trendOf(samples: readonly number[], { share, least }: Allowance): Trend {
  if (samples.length < MIN_SAMPLES)
    throw new Error(`a trend needs ${MIN_SAMPLES} samples, there are ${samples.length}`);
  const slopes = samples.flatMap((from, start) =>
    samples.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
  const level = median(samples);
  const growth = median(slopes) * (samples.length - 1);
  return { level, growth, flat: growth <= Math.max(share * Math.abs(level), least) };
}
