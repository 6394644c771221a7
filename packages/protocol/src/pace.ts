/** How long bots and stand-ins think about a move, as the host chooses. */
export const PACES = ['calm', 'normal', 'quick'] as const;

export type Pace = (typeof PACES)[number];
