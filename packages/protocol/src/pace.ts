/** How long bots and stand-ins take over a move; the host of a room chooses. */
export const PACES = ['calm', 'normal', 'quick'] as const;

export type Pace = (typeof PACES)[number];
