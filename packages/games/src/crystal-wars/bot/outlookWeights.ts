/** What the outlook weighs. The weights are fitted to matches among bots: `npm run prove -- outlook --game crystal-wars` writes them anew. */
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
