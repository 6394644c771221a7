/**
 * What the outlook weighs, set by hand after what decides matches among bots. `npm run prove -- outlook --game crystal-wars` fits
 * weights to such matches and says whether they foretell more; with `--write` they take the place of these.
 */
export const WEIGHTS = {
  villages: 1.2,
  cities: 1.5,
  income: 1.5,
  army: 1.6,
  reach: 0.5,
  grain: 0.4,
  hunger: -0.6,
  atMountains: -0.4,
  atGold: 0.8,
  holdsGold: 1.2,
  blocks: 4,
} as const;

export type Feature = keyof typeof WEIGHTS;
