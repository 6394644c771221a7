/** How long bots and stand-ins think about a move; the host chooses it. */
export const PACES = ['calm', 'normal', 'quick'] as const;

export type Pace = (typeof PACES)[number];
