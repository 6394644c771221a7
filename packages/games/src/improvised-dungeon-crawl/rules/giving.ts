import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import type { Board, State } from '../state';
import { itemOf, moveItem } from './bag';
import { heroOf } from './heroes';
import { record, thingOf } from './story';
import { refuseLiving } from './targets';

/** R14.6: gifts go to another living hero. */
function refuseReceiver(board: Board, seat: Seat, to: Seat): Refusal | undefined {
  return refuseLiving(board, to, 'R14.6') ?? (to === seat ? refusal('SELF', 'R14.6') : undefined);
}

export function refuseGiveItem(board: Board, seat: Seat, to: Seat, id: string): Refusal | undefined {
  if (!itemOf(board, seat, id)) return refusal('BAD_ARGS');
  return refuseReceiver(board, seat, to);
}

/** Only the hero's own loot points: those in the purse belong to everybody already. */
export function refuseGiveLp(board: Board, seat: Seat, to: Seat, lp: number): Refusal | undefined {
  const { lp: funds } = heroOf(board, seat);
  const enough = lp >= 1 && lp <= funds;
  return refuseReceiver(board, seat, to) ?? (enough ? undefined : refusal('NO_LP', 'R14.6', { lp, funds }));
}

export function giveItem(state: State, seat: Seat, to: Seat, id: string): void {
  record(state, 'gaveItem', { seat, to, thing: thingOf(moveItem(state, seat, to, id)) });
}

export function giveLp(state: State, seat: Seat, to: Seat, lp: number): void {
  heroOf(state, seat).lp -= lp;
  heroOf(state, to).lp += lp;
  record(state, 'gaveLp', { seat, to, lp });
}
