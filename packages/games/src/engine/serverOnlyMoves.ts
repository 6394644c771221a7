/** The server's own move: the clock of the open decision has run out. Its one argument is the `decisionId` it ran for. */
export const TIME_OUT = 'timeOut';

/**
 * Taking a move back is a further move of the seat: `[number of the move taken back, from 1, what became of the piles]`,
 * see `takenBack`. Players ask the server for it; as a move of theirs it does not exist.
 */
export const TAKE_BACK = 'takeBack';

/** What becomes of what lies face down at a take-back: it stays as it was, or lies in another random order. */
export type Piles = 'kept' | 'shuffled';
