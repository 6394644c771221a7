import type { CardId } from '../data/cards';
import { DIRS, opposite } from '../data/directions';
import { cardAt, hasExit, neighbour } from '../rules/grid';
import type { Placement } from '../rules/placing';
import type { MapCard } from '../state';
import type { View } from '../view';

/** The value of a new exit to an empty cell, and the cost of an exit that is walled off (section 14). */
const NEW_EXIT = 0.5;
const WALLED_OFF = 1;

/** The neighbourhood of a card that is to be laid. */
export interface Surroundings {
  /** The cards it would be joined to. */
  joined: MapCard[];
  /** The room it would leave for more cards. */
  room: number;
}

/** Returns the neighbourhood of a card in a place. */
export function surroundingsOf(view: View, id: CardId, placement: Placement): Surroundings {
  const joined: MapCard[] = [];
  let room = 0;
  for (const dir of DIRS) {
    const other = cardAt(view, neighbour(placement, dir));
    if (hasExit({ id, rot: placement.rot }, dir)) {
      if (other) joined.push(other);
      else room += NEW_EXIT;
    } else if (other && hasExit(other, opposite(dir))) room -= WALLED_OFF;
  }
  return { joined, room };
}
