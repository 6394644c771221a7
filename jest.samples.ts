/**
 * How much the suites named `*.sampled.test.ts` try: in `npm test`, and in `npm run test:long`. Each states properties
 * that hold for every match, and tries them on matches of fixed seeds; the first of the long form are the short form's.
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
  /** Matches in which pairs of states are compared that differ in what is hidden. */
  secrecyMatches: { short: 2, long: 12 },
  /** Matches at whose moments every audience imagines what it does not see, of each game. */
  imaginedMatches: { short: 1, long: 15 },
  /** Matches that are played again from their records. */
  replayedMatches: { short: 1, long: 6 },
  /** Matches in which every move that can be taken back freely is looked at. */
  harmlessMatches: { short: 1, long: 8 },
  /** Moves of the one match of each game whose fair play is checked; a long one is played to its end. */
  fairPlayMoves: { short: 50, long: 3000 },
  /** Matches in which one seat spends as much time as take-backs give it. */
  takebackMatches: { short: 2, long: 10 },
} as const;

/** How many of them this run tries. `jest.long.config.ts` asks for the long form. */
export function samplesOf(kind: keyof typeof SAMPLES): number {
  return SAMPLES[kind][process.env.TEST_SAMPLES === 'long' ? 'long' : 'short'];
}
