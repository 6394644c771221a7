import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type MoveContext, refusal } from '../../kit/move';
import { DISARM_FROM } from '../data/dungeon';
import { willingThieves } from '../stages';
import type { Board, Roll, State } from '../state';
import { damageOf, isMagical, protectionFromTrap } from './damage';
import { isDisarmedBy } from './disarming';
import { heroOf, isLiving, livingOfClass } from './heroes';
import { strike } from './hits';
import { ownerOf, rollFor } from './rolling';
import { roomOf } from './room';
import { record } from './story';
import { totalOf } from './wounds';

/** R11.1: one trap after the other; one whose drawer has fallen is discarded. */
export function settleTraps({ state }: MoveContext<State>): boolean {
  const room = roomOf(state);
  if (room.trap) return false;
  const drawer = room.traps.shift();
  if (drawer === undefined) state.step = 'chests';
  else if (isLiving(state, drawer)) openTrap(state, drawer, false);
  else record(state, 'trapGone', { seat: drawer });
  return true;
}

/** A trap lies before a hero; a living thief spots it, no matter who drew it (R11.2). */
export function openTrap(state: State, seat: Seat, chest: boolean): void {
  roomOf(state).trap = { seat, chest, declined: [] };
  if (livingOfClass(state, 'thief', seat).length > 0) record(state, 'trapSpotted', { seat, chest });
}

/** R11.2: for thieves who have not walked away from the open trap. */
export function refuseThief(board: Board, seat: Seat): Refusal | undefined {
  if (heroOf(board, seat).heroClass !== 'thief') return refusal('NOT_A_THIEF', 'R11.2');
  return board.room?.trap?.declined.includes(seat) ? refusal('DECLINED', 'R11.2') : undefined;
}

/** R11.4, R12.3: the drawer, or the opener of the chest, decides once no thief wants to disarm the trap. */
export function refuseVictim(board: Board, seat: Seat): Refusal | undefined {
  if (board.room?.trap?.seat !== seat) return refusal('NOT_YOUR_DECISION', 'R11.4');
  return willingThieves(board).length > 0 ? refusal('THIEF_FIRST', 'R11.4') : undefined;
}

/** R11.3 */
export function settleDisarm(context: MoveContext<State>, roll: Roll): void {
  const { state } = context;
  const { dice } = roll;
  const seat = ownerOf(roll);
  const rolled = totalOf(dice);
  if (rolled < DISARM_FROM) {
    record(state, 'setOff', { seat, dice });
    springTrap(context, seat);
  } else if (isDisarmedBy(state, rolled)) {
    roomOf(state).trap = null;
    record(state, 'disarmed', { seat, dice });
  } else {
    giveUpOnTrap(state);
    record(state, 'disarmFailed', { seat, dice });
  }
}

/** R11.2, R11.3: the only attempt is made; the trap lies as if every thief had left it, also one who is raised later. */
function giveUpOnTrap(state: State): void {
  const { trap } = roomOf(state);
  if (trap) trap.declined = state.seats.filter((seat) => heroOf(state, seat).heroClass === 'thief');
}

/** R11.5: the trap strikes; the victim rolls for it. */
export function springTrap(context: MoveContext<State>, victim: Seat): void {
  roomOf(context.state).trap = null;
  rollFor(context, victim, { kind: 'trap' }, 1);
}

/** R11.5 */
export function settleTrap(state: State, made: Roll): void {
  const { dice } = made;
  const seat = ownerOf(made);
  const roll = totalOf(dice);
  const protection = protectionFromTrap(state, seat, roll);
  const damage = damageOf({ roll, protection, evaded: 0 });
  record(state, 'trapStruck', { seat, dice, magical: isMagical(roll), protection, damage });
  strike(state, { seat, roll, protection, from: { kind: 'trap', roll } });
}
