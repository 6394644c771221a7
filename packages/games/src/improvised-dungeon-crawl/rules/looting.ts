import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, State } from '../state';
import { itemOf, moveItem } from './bag';
import { heroOf } from './heroes';
import { equalShares, payOut } from './sharing';
import { record, thingOf } from './story';
import { refuseFallen } from './targets';

/** R15.1: an item of a body, or all its loot points. */
export function refuseLooting(board: Board, from: Seat, what: string): Refusal | undefined {
  const refused = refuseFallen(board, from, 'R15.1');
  if (refused) return refused;
  const there = what === 'lp' ? heroOf(board, from).lp > 0 : itemOf(board, from, what);
  return there ? undefined : refusal('NOTHING', 'R15.1');
}

export function lootBody(state: State, seat: Seat, from: Seat, what: string): void {
  if (what === 'lp') lootLp(state, seat, from);
  else record(state, 'lootedItem', { seat, from, thing: thingOf(moveItem(state, from, seat, what)) });
}

/** R15.1: to the taker, to the purse, or to everybody, as the party shares its loot. */
function lootLp(state: State, seat: Seat, from: Seat): void {
  const body = heroOf(state, from);
  const { lp } = body;
  body.lp = 0;
  const { loot } = state.options;
  const shares = loot === 'purse' ? {} : loot === 'finders' ? { [seat]: lp } : equalShares(state, lp);
  const purse = loot === 'purse' ? lp : 0;
  payOut(state, shares);
  state.purse += purse;
  record(state, 'lootedLp', { seat, from, lp, shares, purse });
}
