import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { SITE_IDS, type SiteId } from '../data/geometry';
import { build } from '../rules/building';
import { colonyOf, pointsOf } from '../rules/colony';
import { type PayRef, refusePayment, times } from '../rules/paying';
import { refusePiece, swapPiece } from '../rules/pieces';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { Community, State } from '../state';
import { SIZES, type Size } from '../types';
import type { View } from '../view';
import { payment, siteSchema, sizeSchema } from './schemas';

type GrowArgs = readonly [SiteId, Size, PayRef[]?];

/** Grows a community by one or two sizes (R7.4). */
export const grow: Move<State, View, GrowArgs> = {
  args: v.strictTuple([siteSchema, sizeSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const site of SITE_IDS) for (const size of SIZES) yield [site, size];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseGrowth(view, seat, args),
  apply({ state }, seat, [site, size, pay]) {
    const colony = colonyOf(state, seat);
    const community = colony.sites[site] as Community;
    build(state, seat, times(COSTS.communityStep, size - community.base), pay, () => {
      swapPiece(colony, size, community.base);
      community.base = size;
      record(state, 'grew', { seat, site, size, points: pointsOf(colony) });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseGrowth(view: View, seat: Seat, [site, size, pay]: GrowArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  const community = colony.sites[site];
  if (!community) return refusal('NO_COMMUNITY', 'R7.4');
  if (size <= community.base) return refusal('NOT_LARGER', 'R7.4');
  if (site !== 'cap' && size > colony.road[site]) return refusal('TOO_BIG_FOR_ROAD', 'R7.4');
  const cost = times(COSTS.communityStep, size - community.base);
  return refusePiece(colony, size) ?? refusePayment(view, seat, cost, pay);
}
