/**
 * The server's own move when the clock of the open decision has expired. Its only argument is the `decisionId` of that
 * clock.
 */
export const TIME_OUT = 'timeOut';

/**
 * A take-back is a further move of the seat: `[number of the move taken back, from 1, effect on the piles]`, see
 * `takenBack`. Players request it from the server; they cannot make it as a move.
 */
export const TAKE_BACK = 'takeBack';

/** The effect of a take-back on face-down piles: they keep their order, or are shuffled. */
export type Piles = 'kept' | 'shuffled';
