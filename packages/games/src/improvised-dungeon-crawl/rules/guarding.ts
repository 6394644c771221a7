import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, State } from '../state';
import type { MonsterId } from '../types';
import { monsterOf, refuseActed, useAction } from './actions';
import { record } from './story';

/** R19.2: one guard for each monster, and no hero guards against their own attacker. */
export function refuseGuard(board: Board, seat: Seat, id: MonsterId): Refusal | undefined {
  if (!board.options.defending) return refusal('OPTION_OFF', 'R19.2');
  const monster = monsterOf(board.fight, id);
  if (!monster || monster.target === seat || monster.confused > 0) return refusal('BAD_TARGET', 'R19.2');
  if (board.fight?.guards.some((guard) => guard.monster === id)) return refusal('GUARDED', 'R19.2');
  return refuseActed(board, seat, 'guard');
}

/** This round's attack of the monster hits the guard. */
export function guard(state: State, seat: Seat, id: MonsterId): void {
  state.fight?.guards.push({ monster: id, by: seat });
  useAction(state, seat, 'guard');
  record(state, 'guarded', { seat, monster: id });
}
