import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { SIDES, type Side } from '../data/geometry';
import { build } from '../rules/building';
import { colonyOf } from '../rules/colony';
import { type PayRef, refusePayment, times } from '../rules/paying';
import { refusePiece, swapPiece } from '../rules/pieces';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { Board, State } from '../state';
import { SIZES, type Size } from '../types';
import type { View } from '../view';
import { payment, sideSchema, sizeSchema } from './schemas';

type RoadArgs = readonly [Side, Size, PayRef[]?];

/** Builds or enlarges the road on a side (R7.1). */
export const buildRoad: Move<State, View, RoadArgs> = {
  args: v.strictTuple([sideSchema, sizeSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const side of SIDES) for (const size of SIZES) yield [side, size];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseRoad(view, seat, args),
  apply({ state }, seat, [side, size, pay]) {
    const colony = colonyOf(state, seat);
    build(state, seat, costOf(state, seat, side, size), pay, () => {
      swapPiece(colony, size, colony.road[side]);
      colony.road[side] = size;
      record(state, 'builtRoad', { seat, side, size });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function costOf(board: Board, seat: Seat, side: Side, size: Size) {
  return times(COSTS.roadPip, size - colonyOf(board, seat).road[side]);
}

function refuseRoad(view: View, seat: Seat, [side, size, pay]: RoadArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  if (colony.port[side === 'L' ? 'capL' : 'capR'] > 0) return refusal('SLOT_TAKEN', 'R1.6');
  if (size <= colony.road[side]) return refusal('NOT_LARGER', 'R7.1');
  if (size > colony.sites.cap.base) return refusal('TOO_BIG_FOR_CAPITAL', 'R7.1');
  return refusePiece(colony, size) ?? refusePayment(view, seat, costOf(view, seat, side, size), pay);
}
