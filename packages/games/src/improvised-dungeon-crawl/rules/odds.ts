import type { Seat } from '@lantern/protocol/seat';
import type { Board, Monster } from '../state';
import type { DieTag } from '../types';
import { attackDie } from './gear';
import { heroOf } from './heroes';
import { difficultyOf } from './prayer';
import { woundsOf } from './wounds';

/** Dice before they are rolled. */
export interface Throw {
  sides: number;
  count: number;
  tag: DieTag;
}

/** The chance of each sum: `sumOdds([{ sides: 6, count: 2, … }])[7]` is 1/6. */
export function sumOdds(dice: readonly Throw[]): number[] {
  let odds = [1];
  for (const { sides, count } of dice) {
    for (let n = 0; n < count; n++) odds = withDie(odds, sides);
  }
  return odds;
}

function withDie(odds: readonly number[], sides: number): number[] {
  const sums = Array.from({ length: odds.length + sides }, () => 0);
  odds.forEach((chance, sum) => {
    for (let value = 1; value <= sides; value++) sums[sum + value] = (sums[sum + value] ?? 0) + chance / sides;
  });
  return sums;
}

/** The dice of an attack: attack die, Slay! dice, Buff dice waiting for the hero (R7.1). */
export function attackThrow(board: Board, seat: Seat, slay: number): Throw[] {
  return [
    { sides: attackDie(heroOf(board, seat)), count: 1, tag: 'attack' },
    { sides: 6, count: slay, tag: 'slay' },
    { sides: 6, count: buffDice(board, seat), tag: 'buff' },
  ];
}

/** The dice of a Missile (R7.5). */
export function missileThrow(board: Board, seat: Seat, dice: number): Throw[] {
  return [
    { sides: 6, count: dice, tag: 'spell' },
    { sides: 6, count: buffDice(board, seat), tag: 'buff' },
  ];
}

/** Buff dice of the hero's next attack of this round. */
export function buffDice(board: Board, seat: Seat): number {
  const buffs = board.fight?.buffs.filter(({ on }) => on === seat) ?? [];
  return buffs.reduce((sum, { dice }) => sum + dice, 0);
}

/** The chance of each number of wounds a monster can still take: index 0 is a miss, the last one kills. */
export function woundOdds(board: Board, dice: readonly Throw[], monster: Monster): number[] {
  const left = monster.need - monster.wounds;
  const chances = Array.from({ length: left + 1 }, () => 0);
  const used = dice.filter(({ count }) => count > 0);
  const boosted = used.some(({ tag }) => tag === 'slay' || tag === 'buff');
  const missile = used.some(({ tag }) => tag === 'spell');
  const sums = sumOdds(used);
  sums.forEach((chance, total) => {
    const best = total === sums.length - 1;
    const wounds = Math.min(woundsOf(board.options, { total, best, boosted, missile }, monster.wt), left);
    chances[wounds] = (chances[wounds] ?? 0) + chance;
  });
  return chances;
}

/** The chance of at least one wound, 0 to 1. */
export function chanceToWound(board: Board, dice: readonly Throw[], monster: Monster): number {
  return 1 - (woundOdds(board, dice, monster)[0] ?? 0);
}

/** The chance that this number of Heal dice and this offering raise a fallen hero (R9.8). */
export function chanceToRaise(dice: number, offering: number): number {
  const sums = sumOdds([{ sides: 6, count: dice, tag: 'die' }]);
  return sums.slice(difficultyOf(offering) + 1).reduce((sum, chance) => sum + chance, 0);
}
