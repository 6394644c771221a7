/** For whom the server made a move that somebody owed: because the clock ran out, because the table voted so, or as a stand-in. */
export type MadeBy = 'clock' | 'vote' | 'standIn';

/**
 * Facts of a story that tell of moves the server made: from the number of the first fact up to before another one. Travels
 * as the data of boardgame.io's plugin `serverMoves`.
 */
export type ServerMoves = readonly (readonly [from: number, to: number, by: MadeBy])[];
