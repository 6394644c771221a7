import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import type { Board, Roll, State } from '../state';
import { refuseActed, useAction } from './actions';
import { restoreHp } from './health';
import { heroOf } from './heroes';
import { ownerOf, rollFor } from './rolling';
import { record } from './story';
import { refuseHurt } from './targets';
import { totalOf } from './wounds';

/** R9.5, wherever healing is possible at all. */
export function refuseHeal(board: Board, seat: Seat, on: Seat, dice: number): Refusal | undefined {
  const { heroClass, pools } = heroOf(board, seat);
  if (heroClass !== 'cleric') return refusal('NOT_A_CLERIC', 'R9.5');
  if (dice < 1 || dice > pools.heal) return refusal('NO_DICE', 'R9.5', { dice: pools.heal });
  return refuseHurt(board, on, 'R9.5') ?? refuseActed(board, seat, 'heal');
}

/** R9.5: the dice are spent and rolled. */
export function heal(context: MoveContext<State>, seat: Seat, on: Seat, dice: number): void {
  heroOf(context.state, seat).pools.heal -= dice;
  useAction(context.state, seat, 'heal');
  rollFor(context, seat, { kind: 'heal', on }, dice);
}

export function settleHeal(state: State, roll: Roll, on: Seat): void {
  const { dice } = roll;
  const hero = heroOf(state, on);
  const amount = restoreHp(hero, totalOf(dice));
  record(state, 'healed', { seat: ownerOf(roll), on, dice, amount, hp: hero.hp });
}
