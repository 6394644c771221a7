import type { MoveContext } from '../../kit/move';
import type { Random } from '../../kit/random';
import { CLASSES, type Colour } from '../data/classes';
import type { Place, State } from '../state';
import { combatOf, effectsOf, heroOf } from './party';

/** R8.1, R8.2: who acts when in this round. Heroes in party order are asked for dice before monsters from the left. */
export function rollOrder({ state, random }: MoveContext<State>): Place[] {
  const combat = combatOf(state);
  const everyRound = state.options.rollInitiatives;
  const heroes = state.order.map((seat): Place => {
    const base = everyRound ? random.die(6) : CLASSES[heroOf(state, seat).colour as Colour].initiative;
    const { initNow, haste } = effectsOf(combat, seat);
    return { who: { hero: seat }, value: (initNow ?? base) + haste, ties: [] };
  });
  const foes = combat.foes.map((foe): Place => {
    if (everyRound || combat.round === 1) foe.initBase = random.die(6);
    return { who: { foe: foe.monster.id }, value: foe.initNow ?? foe.initBase, ties: [] };
  });
  return groupsBy([...heroes, ...foes], ({ value }) => value).flatMap((group) => rollOff(group, random));
}

/** R8.2: equals roll a die each, the highest first, and again among themselves. */
function rollOff(group: Place[], random: Random): Place[] {
  if (group.length === 1) return group;
  for (const place of group) place.ties.push(random.die(6));
  return groupsBy(group, ({ ties }) => ties.at(-1) as number).flatMap((equals) => rollOff(equals, random));
}

/** Equals together, the highest first; in each group the order is kept. */
function groupsBy(places: readonly Place[], rank: (place: Place) => number): Place[][] {
  const values = [...new Set(places.map(rank))].sort((a, b) => b - a);
  return values.map((value) => places.filter((place) => rank(place) === value));
}
