/**
 * What the outlook weighs, fitted to matches among bots: `npm run prove -- outlook --game crystal-city-catan --write` writes
 * them again.
 */
export const WEIGHTS = {
  points: 2.56,
  lead: 1.79,
  pools: 0.41,
  held: 1.04,
  kinds: 0.02,
  exposed: 0.11,
  hospitals: 2.87,
  armories: 0.49,
  stores: 0.56,
  garrisons: 0.71,
  roads: 1.72,
  commerce: 1.3,
  ports: 0.05,
  turn: 0,
} as const;

export type Feature = keyof typeof WEIGHTS;
