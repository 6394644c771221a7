/**
 * What the outlook weighs, fitted to matches among bots: `npm run prove -- outlook --game colossal-cave --write` writes
 * them again.
 */
export const WEIGHTS = {
  turn: 0.18,
  first: 0.67,
  second: 0.99,
  third: 0.22,
  open: -0.66,
  away: -0.95,
  nearWin: 1.04,
  lit: 0.14,
  missing: -1.03,
  way: -0.35,
  wayToWin: -0.5,
  soon: 1.11,
  inOneTurn: 1.12,
  inTwoTurns: 0.44,
  hand: 0.02,
  harHar: 0.55,
  robbery: 0.4,
  dontKnow: 0.25,
  guarded: 0.08,
  killers: 0.11,
  finders: 0.38,
  found: 0.85,
  food: 0.47,
  magazines: 0.43,
  axe: 0.22,
} as const;

export type Feature = keyof typeof WEIGHTS;
