import type { Choice } from '../../kit/move';
import { type CardId, kindOf, monstersCalledBy } from '../data/cards';
import { DIRS, opposite } from '../data/directions';
import { distancesFrom } from '../rules/exits';
import { cardAt, hasExit, keyOf, neighbour, partyCard } from '../rules/grid';
import type { Placement } from '../rules/placing';
import { placementsNow } from '../rules/scrying';
import type { View } from '../view';
import { placementAlone } from './placingAlone';

/** The distance of a card that cannot be reached without a fight. */
const OUT_OF_REACH = 8;

export function chosenPlacement(view: View): Choice {
  const id = view.drawn as CardId;
  const placements = placementsNow(view, id);
  const isAlone = view.order.length === 1 && !view.combat;
  const { x, y, rot } = isAlone ? placementAlone(view, id, placements) : placementOfParty(view, id, placements);
  return { move: 'placeCard', args: [x, y, rot] };
}

/** Ways down and the pool near the party, monsters at a distance; room for more cards. */
function placementOfParty(view: View, id: CardId, placements: readonly Placement[]): Placement {
  const distances = distancesFrom(view, partyCard(view), ({ monsters }) => monsters.length === 0);
  const scored = placements.map((placement) => ({
    placement,
    score: scoreOf(view, id, placement, distances),
  }));
  return scored.reduce((one, other) => (other.score > one.score ? other : one)).placement;
}

function scoreOf(view: View, id: CardId, placement: Placement, distances: ReadonlyMap<string, number>): number {
  let distance = OUT_OF_REACH;
  let score = 0;
  let joints = 0;
  for (const dir of DIRS) {
    const other = cardAt(view, neighbour(placement, dir));
    const exit = hasExit({ id, rot: placement.rot }, dir);
    if (exit && other) {
      joints += 1;
      distance = Math.min(distance, distances.get(keyOf(other)) ?? OUT_OF_REACH);
    } else if (exit) score += 0.5;
    else if (other && hasExit(other, opposite(dir))) score -= 1;
  }
  return score + worthAt(view, id, distance) - 0.3 * (joints - 1);
}

function worthAt(view: View, id: CardId, distance: number): number {
  if (kindOf(id) === 'stairway' || kindOf(id) === 'pool') return -2 * distance;
  return monstersCalledBy(id, view.options.poolGuarded) > 0 ? Math.min(distance, 3) : -0.3 * distance;
}
