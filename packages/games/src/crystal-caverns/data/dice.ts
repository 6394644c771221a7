/** The Treehouse die by its faces 1 to 6 (R10). */
export const FACES = ['TIP', 'HOP', 'DIG', 'AIM', 'SWAP', 'WILD'] as const;
export type Face = (typeof FACES)[number];
