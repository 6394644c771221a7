/**
 * What the outlook weighs, set by hand after what decides matches among bots. `npm run prove -- outlook --game colossal-cave` fits
 * weights to such matches and says whether they foretell more; with `--write` they take the place of these.
 */
export const WEIGHTS = {
  safe: 2.5,
  almost: 0.7,
  loot: 1.5,
  enough: 0.5,
  home: 0.3,
  homeToWin: 0.8,
  treasures: 0.5,
  near: 0.3,
  hand: 0.3,
  alive: 0.3,
  lantern: 0.1,
  turn: 0.05,
} as const;

export type Feature = keyof typeof WEIGHTS;
