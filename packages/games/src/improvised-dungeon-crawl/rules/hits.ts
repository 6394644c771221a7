import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { WARES } from '../data/equipment';
import type { Hit, Roll, State } from '../state';
import { damageOf } from './damage';
import { heroOf, nextLiving } from './heroes';
import { toughest } from './monsters';
import { rollFor } from './rolling';
import { record } from './story';
import { totalOf } from './wounds';

/** R8.1: a hit comes at a hero; a thief may evade it before it lands. */
export function strike(state: State, hit: Omit<Hit, 'evaded'>): void {
  state.hit = { ...hit, evaded: 0 };
}

/** R9.4: until no damage, no die or no wish to evade is left. False while the thief decides. */
export function settleHit(state: State, hit: Hit): boolean {
  if (damageOf(hit) > 0 && heroOf(state, hit.seat).pools.evade > 0) return false;
  landHit(state, hit);
  return true;
}

/** R9.4: Evade dice are spent and rolled. */
export function evade(context: MoveContext<State>, seat: Seat, dice: number): void {
  heroOf(context.state, seat).pools.evade -= dice;
  rollFor(context, seat, { kind: 'evade' }, dice);
}

export function settleEvade(state: State, { dice }: Roll): void {
  const { hit } = state;
  if (!hit) return;
  hit.evaded += totalOf(dice);
  record(state, 'evaded', { seat: hit.seat, dice, damage: damageOf(hit) });
}

/** R8.1, R8.2 */
export function landHit(state: State, hit: Hit): void {
  state.hit = null;
  const hero = heroOf(state, hit.seat);
  const damage = damageOf(hit);
  if (damage === 0) return;
  hero.hp = Math.max(0, hero.hp - damage);
  record(state, 'hurt', { seat: hit.seat, damage, hp: hero.hp, from: hit.from });
  if (hero.hp === 0) die(state, hit.seat);
}

/** R8.2, R15.2: armour breaks, what protects or guards ends, monsters turn to somebody else. */
function die(state: State, seat: Seat): void {
  record(state, 'died', { seat });
  for (const item of heroOf(state, seat).bag) {
    if (item.inUse && WARES[item.kind].slot === 'armour') item.damaged = true;
  }
  state.ready = state.ready.filter((one) => one !== seat);
  state.conceding = state.conceding.filter((one) => one !== seat);
  const { fight } = state;
  if (!fight) return;
  fight.protects = fight.protects.filter(({ on }) => on !== seat);
  fight.guards = fight.guards.filter(({ by }) => by !== seat);
  for (const monster of fight.monsters.filter(({ target }) => target === seat)) {
    const next = monster.id === 'dragon' ? toughest(state) : nextLiving(state, seat);
    if (next === undefined) continue;
    monster.target = next;
    record(state, 'turnedTo', { monster: monster.id, seat: next });
  }
}
