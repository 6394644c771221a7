/**
 * What the outlook weighs, fitted to matches among bots: `npm run prove -- outlook --game crystal-caverns --write` writes
 * them again.
 */
export const WEIGHTS = {
  always: -2.21,
  heroes: 0.74,
  alone: -1.31,
  points: 1.45,
  lowest: 1.04,
  level: 1.24,
  pointsForLevel: 0.73,
  foes: -0.44,
  dragon: -0.01,
  dragonWounds: -0.04,
  idle: 0,
  fighter: 0.46,
  cleric: 0.16,
  archer: 0.54,
  rogue: 0.21,
  mage: 0.12,
} as const;

export type Feature = keyof typeof WEIGHTS;
