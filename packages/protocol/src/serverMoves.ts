/** Why the server made a move for a player: the time was up, the players voted so, or as a stand-in. */
export type MadeBy = 'clock' | 'vote' | 'standIn';

/**
 * Ranges of facts in the story that were caused by moves of the server: from a number up to before another. Sent as the
 * data of boardgame.io's plugin `serverMoves`.
 */
export type ServerMoves = readonly (readonly [from: number, to: number, by: MadeBy])[];
