import { nextAfter, tableOf } from '../../kit/imagine';
import type { Facts } from '../facts';
import type { Board, State } from '../state';
import type { View } from '../view';

/**
 * The state that a view shows. Data that no view contains: the number of the next monster is arbitrary, and no progress
 * has been made in this turn.
 */
export function imagine(view: View): State {
  return { ...tableOf<Facts, View>(view), nextId: nextAfter(monsterIds(view)), progress: false };
}

function monsterIds({ map, combat }: Board): number[] {
  const monsters = [
    ...Object.values(map).flatMap((card) => card.monsters),
    ...(combat ? [...combat.foes, ...combat.fallen].map(({ monster }) => monster) : []),
  ];
  return monsters.map(({ id }) => id);
}
