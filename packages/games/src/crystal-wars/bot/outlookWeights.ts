/**
 * The weights of the outlook, set by hand from the factors that decide matches among bots. `npm run prove -- outlook
 * --game crystal-wars` fits weights to such matches and reports whether they predict results better; with `--write` they
 * replace these.
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
