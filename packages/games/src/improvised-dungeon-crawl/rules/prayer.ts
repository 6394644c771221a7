import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import type { HeroClass, Pool } from '../data/heroes';
import type { Board, Hero, Roll, State } from '../state';
import { refuseActed, useAction } from './actions';
import { maxHp } from './gear';
import { heroOf, poolMaxima } from './heroes';
import { payLp, refuseLp } from './money';
import { ownerOf, rollFor } from './rolling';
import { record } from './story';
import { refuseFallen } from './targets';
import { totalOf } from './wounds';

/** Loot points for each die that Pray or Ritual regains. */
export const LP_PER_DIE = 5;
/** R9.7 */
export const MOST_OFFERING = 32;
const HARDEST = 40;

/** The number that the sum of the dice must exceed (R9.7, R9.8). */
export function difficultyOf(offering: number): number {
  return HARDEST - offering;
}

export function missingDice(hero: Hero, pool: Pool): number {
  return poolMaxima(hero)[pool] - hero.pools[pool];
}

function refuseRegain(board: Board, seat: Seat, pool: Pool, count: number, rule: string): Refusal | undefined {
  const missing = missingDice(heroOf(board, seat), pool);
  if (count < 1 || count > missing) return refusal('OVER_MAX', rule, { missing });
  return refuseLp(board, seat, count * LP_PER_DIE);
}

/** R9.6 */
export function refusePray(board: Board, seat: Seat, count: number): Refusal | undefined {
  return refuseClass(board, seat, 'cleric', 'R9.6') ?? refuseRegain(board, seat, 'heal', count, 'R9.6');
}

export function pray(state: State, seat: Seat, count: number): void {
  payLp(state, seat, count * LP_PER_DIE);
  heroOf(state, seat).pools.heal += count;
  record(state, 'prayed', { seat, dice: count, lp: count * LP_PER_DIE });
}

/** R9.17; in a fight R9.18. */
export function refuseRitual(board: Board, seat: Seat, count: number): Refusal | undefined {
  return (
    refuseClass(board, seat, 'wizard', 'R9.17') ??
    refuseRegain(board, seat, 'spell', count, 'R9.17') ??
    refuseActed(board, seat, 'ritual')
  );
}

export function ritual(state: State, seat: Seat, count: number): void {
  payLp(state, seat, count * LP_PER_DIE);
  heroOf(state, seat).pools.spell += count;
  useAction(state, seat, 'ritual');
  record(state, 'ritual', { seat, dice: count, lp: count * LP_PER_DIE });
}

/** R9.7 */
export function refuseResurrect(board: Board, seat: Seat, on: Seat, dice: number, lp: number): Refusal | undefined {
  const refused = refuseClass(board, seat, 'cleric', 'R9.7') ?? refuseFallen(board, on, 'R9.7');
  if (refused) return refused;
  const { pools } = heroOf(board, seat);
  if (dice < 1 || dice > pools.heal) return refusal('NO_DICE', 'R9.7', { dice: pools.heal });
  if (lp < 0 || lp > MOST_OFFERING) return refusal('BAD_OFFER', 'R9.7', { most: MOST_OFFERING });
  return refuseLp(board, seat, lp) ?? refuseActed(board, seat, 'resurrect');
}

/** R9.8: dice and offering are spent, with any result. */
export function resurrect(context: MoveContext<State>, seat: Seat, on: Seat, dice: number, lp: number): void {
  payLp(context.state, seat, lp);
  heroOf(context.state, seat).pools.heal -= dice;
  useAction(context.state, seat, 'resurrect');
  rollFor(context, seat, { kind: 'resurrect', on, offering: lp }, dice);
}

/** R9.8, R9.9 */
export function settleResurrect(state: State, roll: Roll, on: Seat, offering: number): void {
  const { dice } = roll;
  const hero = heroOf(state, on);
  const sum = totalOf(dice);
  const difficulty = difficultyOf(offering);
  const success = sum > difficulty;
  if (success) hero.hp = hpAfterResurrect(state, hero);
  record(state, 'resurrected', {
    seat: ownerOf(roll),
    on,
    dice,
    sum,
    offering,
    difficulty,
    success,
    hp: hero.hp,
  });
}

function hpAfterResurrect({ options }: Board, hero: Hero): number {
  switch (options.resurrectHp) {
    case 'one':
      return 1;
    case 'half':
      return Math.max(1, Math.floor(maxHp(hero) / 2));
    case 'full':
      return maxHp(hero);
  }
}

function refuseClass(board: Board, seat: Seat, heroClass: HeroClass, rule: string): Refusal | undefined {
  if (heroOf(board, seat).heroClass === heroClass) return undefined;
  return refusal(heroClass === 'cleric' ? 'NOT_A_CLERIC' : 'NOT_A_WIZARD', rule);
}
