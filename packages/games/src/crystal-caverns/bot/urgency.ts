import { hitChance } from '../rules/odds';
import type { Monster } from '../types';

/** The additional cost of a monster that drains levels. */
const DRAINING = 2;
/** The additional value of striking at the Dragon: its fall ends the match. */
const DRAGON = 4;

/**
 * Returns the value to a lone hero of attacking this one of two monsters first: how soon it falls, and how much harm it
 * does until then.
 */
export function urgencyOf({ level, pieces, rank }: Monster, hp: number, heroLevel: number): number {
  if (hp === 0) return 0;
  const soon = hitChance(heroLevel, level) / Math.ceil(hp / heroLevel);
  const harm = level * hitChance(level, heroLevel);
  return soon * harm * (pieces.at(-1)?.colour === 'black' ? DRAINING : 1) * (rank === 'JOKER' ? DRAGON : 1);
}
