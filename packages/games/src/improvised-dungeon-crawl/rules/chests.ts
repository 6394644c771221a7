import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { SAFE_UP_TO } from '../data/dungeon';
import type { Roll, State } from '../state';
import { livingOfClass, standIn } from './heroes';
import { ownerOf, rollFor } from './rolling';
import { roomOf } from './room';
import { record } from './story';
import { openTrap, springTrap } from './traps';
import { totalOf } from './wounds';

/** R12.1, R12.4: one chest after the other; behind its trap lies the treasure. */
export function settleChests(context: MoveContext<State>): boolean {
  const { state } = context;
  const room = roomOf(state);
  if (room.trap) return false;
  if (room.chest?.open) {
    rollFor(context, standIn(state, room.chest.opener) as Seat, { kind: 'treasure' }, 2);
    room.chest = null;
    return true;
  }
  if (room.chest) return false;
  const drawer = room.chests.shift();
  if (drawer === undefined) state.step = 'loot';
  else room.chest = { opener: standIn(state, drawer) as Seat, open: false };
  return true;
}

/** R12.2: a thief looks first, if there is one. */
export function openChest(context: MoveContext<State>, opener: Seat): void {
  const [thief] = livingOfClass(context.state, 'thief', opener);
  rollFor(context, thief ?? opener, { kind: 'chest', opener }, 1);
}

/** R12.2, R12.3 */
export function settleCheck(context: MoveContext<State>, roll: Roll, opener: Seat): void {
  const { state } = context;
  const trapped = totalOf(roll.dice) > SAFE_UP_TO;
  record(state, 'chestChecked', { seat: ownerOf(roll), opener, dice: roll.dice, trapped });
  roomOf(state).chest = { opener, open: true };
  if (!trapped) return;
  if (livingOfClass(state, 'thief', opener).length > 0) openTrap(state, opener, true);
  else springTrap(context, opener);
}

/** R12.1, R12.3: nothing is gained. */
export function leaveChest(state: State, seat: Seat): void {
  const room = roomOf(state);
  room.chest = null;
  room.trap = null;
  record(state, 'leftChest', { seat });
}

/** R12.4 */
export function settleTreasure(state: State, roll: Roll): void {
  const seat = ownerOf(roll);
  const lp = totalOf(roll.dice);
  roomOf(state).spoils.push({ lp, finder: seat, source: 'chest' });
  record(state, 'treasure', { seat, dice: roll.dice, lp });
}
