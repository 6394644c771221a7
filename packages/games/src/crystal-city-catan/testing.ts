import type { Seat } from '@lantern/protocol/seat';
import { defaultOptions } from '../kit/options';
import { scriptedDice } from '../kit/scriptedDice';
import { changesBy, type TestTable, testTable } from '../kit/testing';
import type { PoolId } from './data/geometry';
import type { Resource } from './data/resources';
import { defaultMove } from './defaultMove';
import type { Facts } from './facts';
import { invariants } from './invariants';
import { type Lay, layState } from './lay';
import { moves } from './moves/index';
import { type Options, options } from './options';
import { colonyOf } from './rules/colony';
import { setup } from './setup';
import type { Colony, State } from './state';
import { timeOut } from './timeOut';
import { type View, view } from './view';

export type { CommunityName, Lay, Place } from './lay';

/** An arranged table with operations in terms of the game. The laws are checked after every move. */
export interface LaidTable extends TestTable<State, View, Facts, LaidTable> {
  colony(seat: Seat): Colony;
  /** The contents of the existing pools. */
  pools(seat: Seat): Partial<Record<PoolId, number>>;
  /** The next numbers the dice will show. Without any left, a die is an error. */
  dice(...numbers: number[]): LaidTable;
  /** The player whose turn it is rolls this event and this production. */
  roll(event: number, production: number): LaidTable;
  /** Every part of both colonies that an action changes, with its new value: `{ '0.pools.NE': 2 }`. */
  changes(action: () => unknown): Record<string, unknown>;
}

/** Arranges F0 with these differences. */
export function lay(description: Lay = {}): LaidTable {
  const setAside = Boolean(description.P0?.stock ?? description.P1?.stock);
  return play(layState(description), setAside);
}

export function dealt(chosen: Partial<Options> = {}, dice: number[] = []): LaidTable {
  const random = scriptedDice(dice);
  return play(setup({ ...defaultOptions(options), ...chosen }, 2, random), false, random);
}

/** A bundle of resources: `bundle('MMF')` is two Metal and one Food. */
export function bundle(resources: string): Record<Resource, number> {
  const count = (resource: Resource): number => [...resources].filter((one) => one === resource).length;
  return { M: count('M'), F: count('F'), C: count('C'), T: count('T') };
}

function play(state: State, setAside: boolean, random = scriptedDice()): LaidTable {
  const check = (): LaidTable => {
    const broken = invariants(state).filter((law) => !(setAside && law.startsWith('I1 pieces')));
    if (broken.length > 0) throw new Error(broken.join('; '));
    return table;
  };
  const table: LaidTable = {
    ...testTable({ state, random, moves, view, timeOut, defaultMove: defaultMove, check }),
    colony: (seat) => colonyOf(state, seat),
    pools: (seat) =>
      Object.fromEntries(Object.entries(colonyOf(state, seat).pools).filter(([, count]) => count !== null)),
    dice(...numbers) {
      random.dice.push(...numbers);
      return table;
    },
    roll: (event, production) => table.dice(event, production).act(state.active as Seat, 'rollDice'),
    changes: (action) => changesBy(action, () => state.colonies),
  };
  return check();
}
