/** A position of a match with its result: one entry for each rival, or one for a party. */
export interface Sample {
  features: readonly (readonly number[])[];
  /** Each rival's share of the win, or 1 or 0 for a party. */
  won: readonly number[];
}

/** Regularisation, which limits weights that few samples support. */
const RIDGE = 0.002;
const ROUNDS = 1500;
const LEARNING_RATE = 0.5;

/** The chance of each entry: those of rivals add up to one, a party has its own. */
function chances({ features }: Sample, weights: readonly number[]): number[] {
  const strengths = features.map((feature) =>
    Math.exp(feature.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)),
  );
  const [only, ...others] = strengths;
  if (others.length === 0) return [(only ?? 0) / (1 + (only ?? 0))];
  const sum = strengths.reduce((all, one) => all + one, 0);
  return strengths.map((strength) => strength / sum);
}

/** Mean logarithmic loss: 0 if every result was predicted, and lower is better. */
export function lossOf(samples: readonly Sample[], weights: readonly number[]): number {
  let loss = 0;
  for (const sample of samples) {
    const found = chances(sample, weights);
    found.forEach((chance, at) => {
      const won = sample.won[at] ?? 0;
      loss -= won * Math.log(Math.max(1e-9, chance));
      if (found.length === 1) loss -= (1 - won) * Math.log(Math.max(1e-9, 1 - chance));
    });
  }
  return loss / samples.length;
}

/** The most likely weights for the samples: logistic regression by gradient descent (Adam). */
export function fit(samples: readonly Sample[], start: readonly number[]): number[] {
  const weights = [...start];
  const [mean, square] = [weights.map(() => 0), weights.map(() => 0)];
  for (let round = 1; round <= ROUNDS; round++) {
    const rate = (LEARNING_RATE * 0.1) / (1 + (9 * round) / ROUNDS);
    slopeOf(samples, weights).forEach((slope, at) => {
      mean[at] = 0.9 * (mean[at] ?? 0) + 0.1 * slope;
      square[at] = 0.999 * (square[at] ?? 0) + 0.001 * slope * slope;
      const [first, second] = [(mean[at] ?? 0) / (1 - 0.9 ** round), (square[at] ?? 0) / (1 - 0.999 ** round)];
      weights[at] = (weights[at] ?? 0) - (rate * first) / (Math.sqrt(second) + 1e-8);
    });
  }
  return weights;
}

function slopeOf(samples: readonly Sample[], weights: readonly number[]): number[] {
  const slope = weights.map((weight) => RIDGE * weight);
  for (const sample of samples) {
    chances(sample, weights).forEach((chance, at) => {
      const error = (chance - (sample.won[at] ?? 0)) / samples.length;
      sample.features[at]?.forEach((value, feature) => {
        slope[feature] = (slope[feature] ?? 0) + error * value;
      });
    });
  }
  return slope;
}
