/**
 * What the outlook weighs, set by hand after what decides matches among bots. `npm run prove -- outlook --game crystal-city-catan` fits
 * weights to such matches and says whether they foretell more; with `--write` they take the place of these.
 */
export const WEIGHTS = {
  points: 4,
  lead: 3,
  pools: 0.6,
  held: 0.8,
  kinds: 0.2,
  exposed: -0.3,
  hospitals: 0.5,
  armories: 0,
  stores: 0.2,
  garrisons: 0.2,
  roads: 0.3,
  commerce: 0.2,
  ports: 0.1,
  turn: 0.1,
} as const;

export type Feature = keyof typeof WEIGHTS;
