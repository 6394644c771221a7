/** The goals for strong bots: the lower end of the interval must be at least `least`; `wanted` is desirable. */
export interface StrengthGoal {
  least: number;
  wanted?: number;
}

/**
 * By game and number of players: for rivals the share of wins of one strong bot among normal ones, for a party the
 * share of matches that strong bots win together.
 */
export const STRENGTH_GOALS: Readonly<Record<string, Readonly<Record<number, StrengthGoal>>>> = {
  'crystal-city-catan': { 2: { least: 0.62, wanted: 0.7 } },
  'crystal-wars': { 2: { least: 0.65, wanted: 0.8 }, 4: { least: 0.36, wanted: 0.45 } },
  'colossal-cave': { 3: { least: 0.42, wanted: 0.5 } },
  'crystal-caverns': { 1: { least: 0.15 }, 2: { least: 0.65 }, 3: { least: 0.78 } },
  'improvised-dungeon-crawl': { 1: { least: 0.2 }, 2: { least: 0.58 } },
};
