import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { refusal } from '../../kit/move';
import { WARES } from '../data/equipment';
import type { Board, Item, State } from '../state';
import { hasRoom, itemOf } from './bag';
import { mayUse } from './gear';
import { cutToMax } from './health';
import { heroOf } from './heroes';
import { record, thingOf } from './story';

/** R3.2, R3.3, R3.7 */
export function refuseEquip(board: Board, seat: Seat, id: string): Refusal | undefined {
  const item = itemOf(board, seat, id);
  if (!item) return refusal('BAD_ARGS');
  const hero = heroOf(board, seat);
  const { slot } = WARES[item.kind];
  if (!mayUse(hero, item.kind)) return refusal('CLASS_LIMIT', 'R3.2', { kind: item.kind });
  if (slot === null) return refusal('NO_SLOT', 'R3.3');
  if (item.inUse) return refusal('IN_USE', 'R3.7');
  return hasRoom(board, hero, slot) ? undefined : refusal('SLOT_FULL', 'R3.3', { slot });
}

export function refuseUnequip(board: Board, seat: Seat, id: string): Refusal | undefined {
  const item = itemOf(board, seat, id);
  if (!item) return refusal('BAD_ARGS');
  return item.inUse ? undefined : refusal('NOT_IN_USE', 'R3.7');
}

export function equip(state: State, seat: Seat, id: string): void {
  const item = itemOf(state, seat, id) as Item;
  item.inUse = true;
  record(state, 'equipped', { seat, thing: thingOf(item) });
}

/** R3.10: hit points beyond the maximum are lost. */
export function unequip(state: State, seat: Seat, id: string): void {
  const item = itemOf(state, seat, id) as Item;
  item.inUse = false;
  cutToMax(heroOf(state, seat));
  record(state, 'unequipped', { seat, thing: thingOf(item) });
}

/** R10.3: any damaged armour of anybody, by a dwarf. */
export function refuseRepair(board: Board, seat: Seat, owner: Seat, id: string): Refusal | undefined {
  if (heroOf(board, seat).race !== 'dwarf') return refusal('NOT_A_DWARF', 'R10.3');
  const item = itemOf(board, owner, id);
  if (!item) return refusal('BAD_ARGS');
  return item.damaged ? undefined : refusal('NOT_DAMAGED', 'R10.3');
}

export function repair(state: State, seat: Seat, owner: Seat, id: string): void {
  const item = itemOf(state, owner, id) as Item;
  item.damaged = false;
  record(state, 'repaired', { seat, owner, thing: thingOf(item) });
}
