/**
 * What the outlook weighs, set by hand after what decides matches among bots. `npm run prove -- outlook --game improvised-dungeon-crawl` fits
 * weights to such matches and says whether they foretell more; with `--write` they take the place of these.
 */
export const WEIGHTS = {
  always: -1,
  crawls: 0,
  crawlsLeft: -1,
  done: 4,
  making: 1,
  heroes: 2,
  alone: -1,
  fallen: -1,
  health: 1,
  lowest: 0.3,
  hurt: -0.5,
  armour: 0.5,
  slay: 0.3,
  evade: 0.2,
  heal: 0.5,
  spell: 0.3,
  potions: 0.5,
  cleric: 0.3,
  fighter: 0.2,
  money: 0.3,
  counters: 1,
  monsters: -1,
  dragon: -1,
  dragonWounds: 3,
} as const;

export type Feature = keyof typeof WEIGHTS;
