/**
 * Sample sizes of the suites named `*.sampled.test.ts`, in `npm test` and in `npm run test:long`. Each suite states
 * properties that hold for every match, and tries them on matches of fixed seeds; the long form starts with the seeds
 * of the short one.
 */
const SAMPLES = {
  /** Matches that our reducer and boardgame.io's both reduce, of each game. */
  reducedMatches: { short: 2, long: 20 },
  /** Matches of random players, of each game. */
  randomMatches: { short: 5, long: 120 },
  /** Matches of bots, of each game. */
  botMatches: { short: 4, long: 60 },
  /** Matches of bots without a limit of rounds or turns, of each game. */
  unlimitedMatches: { short: 1, long: 6 },
  /** States of each game that are compared with others that differ only in hidden information. */
  secrecyStates: { short: 100, long: 1000 },
  /** Matches of each game in which every audience imagines the hidden information at every step. */
  imaginedMatches: { short: 1, long: 15 },
  /** Matches replayed from their records. */
  replayedMatches: { short: 1, long: 6 },
  /** Matches in which every free take-back is checked. */
  harmlessMatches: { short: 1, long: 8 },
  /** Moves of the one match of each game whose fair play is checked; the long form plays it to its end. */
  fairPlayMoves: { short: 50, long: 3000 },
  /** Matches in which one seat uses as much time as take-backs allow. */
  takeBackMatches: { short: 2, long: 10 },
} as const;

/** The sample size of this run; `jest.long.config.ts` selects the long form. */
export function samplesOf(kind: keyof typeof SAMPLES): number {
  return SAMPLES[kind][process.env.TEST_SAMPLES === 'long' ? 'long' : 'short'];
}
