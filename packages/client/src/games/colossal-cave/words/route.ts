import type { RoomId, View } from '@lantern/games/colossal-cave/board';
import { stepsFrom, waysFrom } from '../distances';

/** Returns the rooms on a shortest way, from the first step to the goal; empty if the goal cannot be reached. */
export function routeTo(view: Pick<View, 'closing'>, start: RoomId, goal: RoomId): readonly RoomId[] {
  const left = stepsFrom(view, goal);
  const route: RoomId[] = [];
  for (let at: RoomId | undefined = start; at && at !== goal; ) {
    const here: number | undefined = left.get(at);
    at = waysFrom(view, at).find((next) => here !== undefined && left.get(next) === here - 1);
    if (at) route.push(at);
  }
  return route;
}
