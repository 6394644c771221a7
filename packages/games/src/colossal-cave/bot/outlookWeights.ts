/**
 * What the outlook weighs, fitted to matches among bots: `npm run prove -- outlook --game colossal-cave --write` writes
 * them anew.
 */
export const WEIGHTS = {
  safe: 2.58,
  almost: 0.62,
  loot: -0.48,
  enough: -0.25,
  home: 1.13,
  homeToWin: 1.54,
  treasures: -0.06,
  near: 0.19,
  hand: 0.04,
  alive: -0.06,
  lantern: 0.04,
  turn: 0.11,
} as const;

export type Feature = keyof typeof WEIGHTS;
