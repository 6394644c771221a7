import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { SIDES, type Side, SUBURB_POOLS } from '../data/geometry';
import { build } from '../rules/building';
import { colonyOf, pointsOf } from '../rules/colony';
import { type PayRef, refusePayment, times } from '../rules/paying';
import { refusePiece, swapPiece } from '../rules/pieces';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { State } from '../state';
import { SIZES, type Size } from '../types';
import type { View } from '../view';
import { payment, sideSchema, sizeSchema } from './schemas';

type SuburbArgs = readonly [Side, Size, PayRef[]?];

/** Founds a suburb behind a road, with two new empty pools (R7.3). */
export const buildSuburb: Move<State, View, SuburbArgs> = {
  args: v.strictTuple([sideSchema, sizeSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const side of SIDES) for (const size of SIZES) yield [side, size];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseSuburb(view, seat, args),
  apply({ state }, seat, [side, size, pay]) {
    const colony = colonyOf(state, seat);
    build(state, seat, times(COSTS.communityStep, size), pay, () => {
      swapPiece(colony, size, 0);
      colony.sites[side] = { base: size, hospital: false, armory: false, store: null };
      for (const pool of SUBURB_POOLS[side]) colony.pools[pool] = 0;
      record(state, 'builtSuburb', { seat, side, size, points: pointsOf(colony) });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseSuburb(view: View, seat: Seat, [side, size, pay]: SuburbArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  if (colony.road[side] === 0) return refusal('NO_ROAD', 'R7.3');
  if (colony.sites[side]) return refusal('ALREADY_BUILT', 'R7.3');
  if (size > colony.road[side]) return refusal('TOO_BIG_FOR_ROAD', 'R7.3');
  return refusePiece(colony, size) ?? refusePayment(view, seat, times(COSTS.communityStep, size), pay);
}
