import type { Seat } from '@lantern/protocol/seat';
import { MAGICAL_UP_TO } from '../data/dungeon';
import type { Board, Hit, Monster } from '../state';
import { armourInFight, armourRating, magicRating } from './gear';
import { heroOf } from './heroes';

/** R8.1, R9.4: the damage of a hit after reductions. */
export function damageOf({ roll, protection, evaded }: Pick<Hit, 'roll' | 'protection' | 'evaded'>): number {
  return Math.max(0, roll - protection - evaded);
}

/** R11.5: low rolls are magical. */
export function isMagical(roll: number): boolean {
  return roll <= MAGICAL_UP_TO;
}

/** The protection against a trap that shows this roll (R11.5). */
export function protectionFromTrap(board: Board, seat: Seat, roll: number): number {
  return isMagical(roll) ? magicRating(heroOf(board, seat)) : armourRating(board, seat);
}

/** The most damage one attack of the monster can do to this hero (no evasion). */
export function worstHit(board: Board, monster: Pick<Monster, 'die'>, seat: Seat): number {
  return damageOf({ roll: monster.die, protection: armourInFight(board, seat), evaded: 0 });
}

/** Damage one attack of the monster does to this hero on average. */
export function averageHit(board: Board, monster: Pick<Monster, 'die'>, seat: Seat): number {
  const worst = worstHit(board, monster, seat);
  return (worst * (worst + 1)) / 2 / monster.die;
}
