import type { Choice } from '../../kit/move';
import { type CardId, kindOf, monstersCalledBy } from '../data/cards';
import { distancesFrom } from '../rules/exits';
import { keyOf, partyCard } from '../rules/grid';
import type { Placement } from '../rules/placing';
import { placementsNow } from '../rules/scrying';
import type { View } from '../view';
import { placementAlone } from './placingAlone';
import { surroundingsOf } from './surroundings';

/** The distance of a card that cannot be reached without a fight. */
const OUT_OF_REACH = 8;

/** Returns the place for the drawn card; a card found by a spell is placed in the same way. */
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
  const { joined, room } = surroundingsOf(view, id, placement);
  const distance = Math.min(OUT_OF_REACH, ...joined.map((card) => distances.get(keyOf(card)) ?? OUT_OF_REACH));
  return room + worthAt(view, id, distance) - 0.3 * (joined.length - 1);
}

function worthAt(view: View, id: CardId, distance: number): number {
  if (kindOf(id) === 'stairway' || kindOf(id) === 'pool') return -2 * distance;
  return monstersCalledBy(id, view.options.poolGuarded) > 0 ? Math.min(distance, 3) : -0.3 * distance;
}
