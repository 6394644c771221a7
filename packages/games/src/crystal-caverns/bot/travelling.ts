import type { Choice } from '../../kit/move';
import { DIRS, type Dir } from '../data/directions';
import { BOTTOM } from '../data/levels';
import { distancesFrom, stepProblem } from '../rules/exits';
import { isStairs, joinedTo, keyOf, partyCard } from '../rules/grid';
import type { MapCard } from '../state';
import type { View } from '../view';
import { type Goal, prizesOf, waysOn } from './goals';
import { isFrontWanted, wantedOrder } from './strength';

/** The amount that a step of the way takes from the value of a goal. */
const COST_OF_STEP = 0.05;

/** A way to a goal: its first step, and what the goal is worth less the way. */
export interface Way {
  dir: Dir;
  next: MapCard;
  worth: number;
}

/** Moves towards the best goal (section 14); enters a fight only with the strongest heroes in front. */
export function chosenTravel(view: View): Choice {
  const here = partyCard(view);
  const prize = bestWay(view, here, prizesOf(view));
  if (!prize && isStairs(here) && view.level < BOTTOM) return descending(view);
  const way = prize ?? bestWay(view, here, waysOn(view));
  if (!way || stepProblem(view, way.dir)) return idle(view);
  if (way.next.monsters.length > 0 && !isFrontWanted(view)) return { move: 'reorder', args: [wantedOrder(view)] };
  return { move: 'step', args: [way.dir] };
}

/** Climbs down with the strongest heroes in front, since there may be monsters at the entrance. */
function descending(view: View): Choice {
  return isFrontWanted(view) ? { move: 'descend', args: [] } : { move: 'reorder', args: [wantedOrder(view)] };
}

/** The way to the goal that is worth the most, if one can be reached; only the goal itself may hold monsters. */
export function bestWay(view: View, here: MapCard, goals: readonly Goal[]): Way | undefined {
  if (goals.length === 0) return undefined;
  let best: Way | undefined;
  for (const dir of DIRS) {
    const next = joinedTo(view, here, dir);
    if (!next || next.locked) continue;
    const distances = isFree(next) ? distancesFrom(view, next, isFree) : new Map([[keyOf(next), 0]]);
    for (const { card, value } of goals) {
      const distance = distances.get(keyOf(card));
      if (distance === undefined) continue;
      const worth = value - COST_OF_STEP * (distance + 1);
      if (!best || worth > best.worth) best = { dir, next, worth };
    }
  }
  return best;
}

function isFree({ monsters }: MapCard): boolean {
  return monsters.length === 0;
}

/** Lets more cards be drawn. */
function idle({ order: [first, second, ...rear] }: View): Choice {
  return { move: 'reorder', args: [[second, first, ...rear]] };
}
