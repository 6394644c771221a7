import { hitChance } from '../rules/odds';
import type { Monster } from '../types';

/** How much more a monster costs that drains levels. */
const DRAINING = 2;
/** How much more it is worth to strike at the Dragon: its fall ends the match. */
const DRAGON = 4;

/** How much it pays for a hero alone to attack this of two monsters first: how soon it falls, and how much it harms until then. */
export function urgencyOf({ level, pieces, rank }: Monster, hp: number, heroLevel: number): number {
  if (hp === 0) return 0;
  const soon = hitChance(heroLevel, level) / Math.ceil(hp / heroLevel);
  const harm = level * hitChance(level, heroLevel);
  return soon * harm * (pieces.at(-1)?.colour === 'black' ? DRAINING : 1) * (rank === 'JOKER' ? DRAGON : 1);
}
