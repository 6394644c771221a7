/** The server's own move: the clock of the open decision has run out. Its one argument is the `decisionId` it ran for. */
export const TIME_OUT = 'timeOut';

/**
 * Taking a move back is a further move of the seat: `[number of the move taken back, from 1, what became of the piles]`,
 * see `takenBack`. Players ask the server for it; they cannot make it as a move.
 */
export const TAKE_BACK = 'takeBack';

/** The effect of a take-back on face-down piles: they keep their order, or get another random one. */
export type Piles = 'kept' | 'shuffled';
