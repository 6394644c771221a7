/** The levels of bots: makes mistakes, plays by rules of thumb, or searches ahead. */
export const LEVELS = ['easy', 'normal', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** The default level of bots and stand-ins, including those of rooms from before levels existed. */
export const USUAL_LEVEL: Level = 'normal';
