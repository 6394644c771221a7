import type { Seat } from '@lantern/protocol/seat';
import type { Foe, State } from '../state';
import { endByVictory, endWithoutHeroes } from './ending';
import { lose, returnBorrowed } from './hitPoints';
import { combatOf, heroOf } from './party';
import { record } from './story';

/** A monster loses points; at 0 it falls. `holy`: slain by the cleric's ability (R11.3). The Dragon's fall wins (R14.4). */
export function woundFoe(state: State, foe: Foe, damage: number, holy = false): void {
  const combat = combatOf(state);
  foe.hp = Math.max(0, foe.hp - damage);
  if (foe.hp > 0) return;
  combat.foes = combat.foes.filter(({ monster }) => monster.id !== foe.monster.id);
  combat.fallen.push({ monster: foe.monster, holy });
  record(state, 'slain', { foe: foe.monster });
  if (foe.monster.rank === 'JOKER') endByVictory(state);
}

/** A hero loses points; at 0 it is dead and leaves the party order (R15.1). */
export function woundHero(state: State, seat: Seat, damage: number): void {
  lose(state, seat, damage);
  const hero = heroOf(state, seat);
  if (hero.hp > 0) return;
  hero.alive = false;
  leaveOrder(state, seat);
  record(state, 'heroFell', { seat, order: [...state.order] });
  if (state.order.length === 0) endWithoutHeroes(state, 'partyDead');
}

/** Section 8: a hero leaves for good, like a dead one. */
export function retireHero(state: State, seat: Seat): void {
  const hero = heroOf(state, seat);
  returnBorrowed(state, hero);
  Object.assign(hero, { alive: false, retired: true, hp: 0 });
  leaveOrder(state, seat);
  record(state, 'retired', { seat, order: [...state.order] });
  if (state.order.length === 0) endWithoutHeroes(state, 'allRetired');
}

/** R15.1: the heroes straight behind the gap step up; if the gap is not at the end then, the last hero fills it. */
function leaveOrder(state: State, seat: Seat): void {
  const order = [...state.order];
  let gap = order.indexOf(seat);
  for (; gap + 2 < order.length; gap += 2) order[gap] = order[gap + 2] as Seat;
  order[gap] = order[order.length - 1] as Seat;
  state.order = order.slice(0, -1);
}
