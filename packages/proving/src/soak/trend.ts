/** How a quantity went on over a time. */
export interface Trend {
  /** Median of all samples. */
  level: number;
  /** By how much the trend has risen from the first sample to the last. */
  growth: number;
  flat: boolean;
}

/** Growth that is still flat: a share of the level, and a number that is always allowed. */
export interface Allowance {
  share: number;
  least: number;
}

/** Fewer samples say nothing. */
const FEWEST = 8;

/**
 * Whether a quantity stays flat: the median of the slopes between all pairs of samples (Theil and Sen), over the whole
 * time. Neither single peaks nor the ups and downs of a collector move it; what grows steadily does.
 * @param samples at equal distances, without those of the warm-up. Throws for fewer than eight
 */
export function trendOf(samples: readonly number[], { share, least }: Allowance): Trend {
  if (samples.length < FEWEST) throw new Error(`a trend needs ${FEWEST} samples, there are ${samples.length}`);
  const slopes = samples.flatMap((from, start) =>
    samples.slice(start + 1).map((to, distance) => (to - from) / (distance + 1)),
  );
  const level = median(samples);
  const growth = median(slopes) * (samples.length - 1);
  return { level, growth, flat: growth <= Math.max(share * Math.abs(level), least) };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] as number) + (sorted[Math.ceil(middle) - 1] as number)) / 2;
}
