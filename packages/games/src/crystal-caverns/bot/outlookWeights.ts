/**
 * What the outlook weighs, set by hand after what decides matches among bots. `npm run prove -- outlook --game crystal-caverns` fits
 * weights to such matches and says whether they foretell more; with `--write` they take the place of these.
 */
export const WEIGHTS = {
  always: -2,
  heroes: 2,
  alone: -1,
  points: 2,
  lowest: 0.5,
  level: 1,
  pointsForLevel: 1,
  foes: -1,
  dragon: -0.5,
  dragonWounds: 2,
  idle: -1,
  fighter: 0.4,
  cleric: 0.4,
  archer: 0.3,
  rogue: 0,
  mage: 0,
} as const;

export type Feature = keyof typeof WEIGHTS;
