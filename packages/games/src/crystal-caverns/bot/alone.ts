import type { Choice } from '../../kit/move';
import type { Dir } from '../data/directions';
import { BOTTOM } from '../data/levels';
import { stepsOf } from '../rules/exits';
import { isStairs, keyOf, partyCard } from '../rules/grid';
import { placeableCards } from '../rules/placing';
import type { MapCard } from '../state';
import type { View } from '../view';
import { holdsDragon, prizesOf, worthOfFight } from './goals';
import { LONG_PEACE, turnsOfPeace } from './peace';
import { costOf, tollsFrom } from './tolls';
import { bestWay } from './travelling';

/** A step the hero may make, and the turns of peace after it. */
interface Step {
  dir: Dir;
  card: MapCard;
  peace: number;
}

/**
 * The travel of a lone hero: to a card that strengthens it, if that forces no other fight; otherwise without fights as
 * long as cards are drawn, since later cards may be better; then down, or to the Dragon.
 */
export function chosenTravelAlone(view: View): Choice {
  const here = partyCard(view);
  const isWayDown = isStairs(here) && view.level < BOTTOM;
  const steps = stepsOf(view).map(({ dir, card }): Step => ({ dir, card, peace: peaceOn(view, card) }));
  if (steps.length === 0 && !isWayDown) return { move: 'hold', args: [] };
  const way = bestWay(view, here, prizesOf(view));
  const prize = steps.find(({ dir }) => dir === way?.dir);
  if (prize?.peace === LONG_PEACE) return stepTo(prize);
  const [free] = steps.filter(({ card }) => card.monsters.length === 0).sort((a, b) => b.peace - a.peace);
  const isDrawing = placeableCards(view).length > 0;
  if (isDrawing && free && free.peace > 0) return stepTo(free);
  if (prize) return stepTo(prize);
  if (isWayDown) return { move: 'descend', args: [] };
  const wayOn = isDrawing ? undefined : steps.find(({ dir }) => dir === dirOn(view, here));
  const [fight] = steps.sort((a, b) => worthOfFight(view, b.card.monsters) - worthOfFight(view, a.card.monsters));
  return stepTo((wayOn ?? free ?? fight) as Step);
}

const stepTo = ({ dir }: Step): Choice => ({ move: 'step', args: [dir] });

/** The first step of the cheapest way to stairs, on the lowest level to the Dragon. */
function dirOn(view: View, here: MapCard): Dir | undefined {
  const tolls = tollsFrom(view, here);
  const isEnd = view.level < BOTTOM ? isStairs : holdsDragon;
  const ends = [...tolls.keys()].filter((card) => card !== here && isEnd(card));
  const [nearest] = ends.sort((a, b) => costOf(tolls, a) - costOf(tolls, b));
  return nearest && tolls.get(nearest)?.dir;
}

/** The turns of peace on a card, its monsters slain. */
function peaceOn(view: View, card: MapCard): number {
  const cleared = { ...card, monsters: [] };
  return turnsOfPeace({ ...view, map: { ...view.map, [keyOf(card)]: cleared } }, cleared, view.pos);
}
