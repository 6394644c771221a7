/** The minimum number of moves for a meaningful analysis. */
const MIN_MOVES = 10;

/** Whether a match is long enough to be analysed. */
export const mayAnalyse = (moves: number): boolean => moves >= MIN_MOVES;
