import type { Seat } from '@lantern/protocol/seat';
import { POOL_SIZE, RESOURCES, type Resource } from '../data/resources';
import type { Colony, Roll, State } from '../state';
import { addToPool, colonyOf, emptiest, inPool, poolsOf } from './colony';
import { record } from './story';

/** R6: both colonies produce what the production die says; on doubles the roller's matching pools gain two (R6.3). */
export function produce(state: State): void {
  const roll = state.roll as Roll;
  for (const seat of ['0', '1']) {
    const colony = colonyOf(state, seat);
    const each = roll.double && seat === state.active ? 2 : 1;
    for (const resource of RESOURCES) {
      if (colony.number?.[resource] === roll.production) produceType(state, seat, colony, resource, each);
    }
  }
}

function produceType(state: State, seat: Seat, colony: Colony, resource: Resource, each: number): void {
  const pools = poolsOf(colony, resource);
  let made = 0;
  let squandered = 0;
  if (state.options.production === 'perPool') {
    for (const pool of pools) {
      const kept = Math.min(each, POOL_SIZE - inPool(colony, pool));
      addToPool(colony, pool, kept);
      made += kept;
      squandered += each - kept;
    }
  } else {
    // R6.4: one in all, two on the roller's doubles, one at a time into the emptiest pool with room.
    for (let left = each; left > 0; left--) {
      const pool = emptiest(colony, pools);
      if (pool) addToPool(colony, pool, 1);
      if (pool) made += 1;
      else squandered += 1;
    }
  }
  record(state, 'produced', { seat, resource, made, squandered });
}
