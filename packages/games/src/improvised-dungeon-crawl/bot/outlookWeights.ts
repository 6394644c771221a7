/**
 * What the outlook weighs, fitted to matches among bots: `npm run prove -- outlook --game improvised-dungeon-crawl --write` writes
 * them anew.
 */
export const WEIGHTS = {
  always: -2.01,
  crawls: 0.64,
  crawlsLeft: 0.3,
  done: 1.01,
  making: 0.38,
  heroes: -1.37,
  alone: -0.46,
  fallen: 0.18,
  balance: 1.17,
  balanceLate: 1.04,
  balanceAlone: 0.19,
  lowest: 0.85,
  armour: 0.49,
  attack: 0.17,
  reserve: -0.26,
  hp: 0.42,
  cleric: 0.48,
  fighter: 1.08,
  thief: 0.48,
  progress: -1.01,
  monsters: -0.17,
  monstersAlone: 0.07,
  dragon: 0.17,
  dragonWounds: 0.3,
  dragonBalance: 0.14,
} as const;

export type Feature = keyof typeof WEIGHTS;
