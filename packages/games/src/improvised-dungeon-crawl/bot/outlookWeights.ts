/**
 * What the outlook weighs, fitted to matches among bots: `npm run prove -- outlook --game improvised-dungeon-crawl --write` writes
 * them again.
 */
export const WEIGHTS = {
  always: -1.28,
  crawls: 0.43,
  crawlsLeft: 0.5,
  done: 0.89,
  making: 0.53,
  heroes: -0.85,
  alone: -0.31,
  fallen: 0.11,
  balance: 1.21,
  balanceLate: 1.15,
  balanceAlone: 0.6,
  lowest: 0.55,
  armour: 0.8,
  attack: 0.41,
  reserve: -0.53,
  hp: 0.49,
  cleric: 0.35,
  fighter: 0.6,
  thief: 0.12,
  progress: -0.83,
  monsters: -0.22,
  monstersAlone: 0,
  dragon: 0.03,
  dragonWounds: 0.13,
  dragonBalance: 0.23,
} as const;

export type Feature = keyof typeof WEIGHTS;
