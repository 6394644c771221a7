import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { GARRISON_IDS, type GarrisonId } from '../data/geometry';
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
import { garrisonSchema, payment, sizeSchema } from './schemas';

type GarrisonArgs = readonly [GarrisonId, Size, PayRef[]?];

/** Builds or enlarges a Garrison above or below the capital (R7.2). */
export const buildGarrison: Move<State, View, GarrisonArgs> = {
  args: v.strictTuple([garrisonSchema, sizeSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const at of GARRISON_IDS) for (const size of SIZES) yield [at, size];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseGarrison(view, seat, args),
  apply({ state }, seat, [at, size, pay]) {
    const colony = colonyOf(state, seat);
    build(state, seat, costOf(state, seat, at, size), pay, () => {
      swapPiece(colony, size, colony.garrison[at]);
      colony.garrison[at] = size;
      record(state, 'builtGarrison', { seat, at, size });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function costOf(board: Board, seat: Seat, at: GarrisonId, size: Size) {
  return times(COSTS.garrisonPip, size - colonyOf(board, seat).garrison[at]);
}

function refuseGarrison(view: View, seat: Seat, [at, size, pay]: GarrisonArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  if (size <= colony.garrison[at]) return refusal('NOT_LARGER', 'R7.2');
  if (size > colony.sites.cap.base) return refusal('TOO_BIG_FOR_CAPITAL', 'R7.2');
  return refusePiece(colony, size) ?? refusePayment(view, seat, costOf(view, seat, at, size), pay);
}
