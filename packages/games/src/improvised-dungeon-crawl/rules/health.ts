import type { Seat } from '@lantern/protocol/seat';
import type { Board, Hero } from '../state';
import { maxHp } from './gear';

/** A living hero below the most hit points. */
export function isHurt(board: Board, seat: Seat): boolean {
  const hero = board.heroes[seat];
  return hero !== null && hero !== undefined && hero.hp > 0 && missingHp(hero) > 0;
}

export function missingHp(hero: Hero): number {
  return maxHp(hero) - hero.hp;
}

/** Heals, never above the maximum. @returns the hit points gained */
export function restoreHp(hero: Hero, amount: number): number {
  const gained = Math.min(amount, missingHp(hero));
  hero.hp += gained;
  return gained;
}

/** After gear has changed: never more hit points than the maximum (R3.10). */
export function cutToMax(hero: Hero): void {
  hero.hp = Math.min(hero.hp, maxHp(hero));
}
