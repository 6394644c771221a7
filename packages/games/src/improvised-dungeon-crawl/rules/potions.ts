import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, Item, State } from '../state';
import { refuseActed, useAction } from './actions';
import { itemOf, removeItem } from './bag';
import { maxHp } from './gear';
import { restoreHp } from './health';
import { heroOf } from './heroes';
import { record } from './story';
import { refuseFallen, refuseHurt } from './targets';

export function isPotion({ kind }: Item): boolean {
  return kind === 'potion' || kind === 'divine';
}

/** R19.1, R15.4: a healing potion for a living hurt hero, Divine Intervention for a fallen one. */
export function refusePotion(board: Board, seat: Seat, id: string, on: Seat): Refusal | undefined {
  const item = itemOf(board, seat, id);
  if (board.fight && !board.options.potionsInCombat) return refusal('IN_COMBAT', 'R19.1');
  if (!item) return refusal('BAD_ARGS');
  if (!isPotion(item)) return refusal('NOT_A_POTION', 'R3.5');
  const wrong = item.kind === 'divine' ? refuseFallen(board, on, 'R15.4') : refuseHurt(board, on, 'R3.5');
  return wrong ?? refuseActed(board, seat, 'potion');
}

/** The potion is used up; its card goes back to the stock (R3.6). */
export function usePotion(state: State, seat: Seat, id: string, on: Seat): void {
  const item = removeItem(state, seat, id);
  const hero = heroOf(state, on);
  useAction(state, seat, 'potion');
  if (item.kind === 'divine') {
    hero.hp = maxHp(hero);
    record(state, 'intervention', { seat, on, hp: hero.hp });
  } else {
    const amount = restoreHp(hero, item.value);
    record(state, 'potion', { seat, on, value: item.value, amount, hp: hero.hp });
  }
}
