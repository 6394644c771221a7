import type { Seat } from '@lantern/protocol/seat';
import type { Card } from '../data/cards';
import { type Kind, type Slot, WARES } from '../data/equipment';
import type { Board, Hero, Item, State } from '../state';
import { inSlot, mayUse, slotSize } from './gear';
import { cutToMax } from './health';
import { heroOf } from './heroes';

export function itemOf(board: Board, seat: Seat, id: string): Item | undefined {
  return board.heroes[seat]?.bag.find((item) => item.id === id);
}

/** Whether one more item of a slot can be in use. */
export function hasRoom(board: Board, hero: Hero, slot: Slot): boolean {
  return inSlot(hero, slot).length < slotSize(board, slot);
}

/** A new item; it goes into use if the hero may use it and its slot is free (R3.7). */
export function addItem(
  state: State,
  seat: Seat,
  { kind, value, card, paid }: { kind: Kind; value: number; card: Card | null; paid: number },
): Item {
  const hero = heroOf(state, seat);
  const { slot } = WARES[kind];
  const inUse = slot !== null && mayUse(hero, kind) && hasRoom(state, hero, slot);
  const item: Item = { id: `i${state.nextId++}`, kind, value, card, damaged: false, inUse, paid };
  hero.bag.push(item);
  return item;
}

/** Takes an item out of a bag; where it is no longer worn, its effect ends (R3.10). */
export function removeItem(state: State, seat: Seat, id: string): Item {
  const hero = heroOf(state, seat);
  const item = itemOf(state, seat, id);
  if (!item) throw new Error(`seat ${seat} has no ${id}`);
  hero.bag = hero.bag.filter((other) => other !== item);
  cutToMax(hero);
  return item;
}

/** An item changes hands and is not in use any more. */
export function moveItem(state: State, from: Seat, to: Seat, id: string): Item {
  const item = removeItem(state, from, id);
  item.inUse = false;
  heroOf(state, to).bag.push(item);
  return item;
}
