/** How well a bot plays: it errs now and then, plays by rules of thumb, or looks ahead. */
export const LEVELS = ['easy', 'normal', 'strong'] as const;
export type Level = (typeof LEVELS)[number];

/** Of bots and stand-ins for which none was chosen, and of those of rooms from before there were levels. */
export const USUAL_LEVEL: Level = 'normal';
