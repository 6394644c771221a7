import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { SITE_IDS, type SiteId } from '../data/geometry';
import { build } from '../rules/building';
import { colonyOf, pointsOf } from '../rules/colony';
import { type PayRef, refusePayment } from '../rules/paying';
import { ARMORY_PIECE, refusePiece, swapPiece } from '../rules/pieces';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { Community, State } from '../state';
import type { View } from '../view';
import { payment, siteSchema } from './schemas';

type ArmoryArgs = readonly [SiteId, PayRef[]?];

/** Builds an Armory on a City or Fort (R7.8). */
export const buildArmory: Move<State, View, ArmoryArgs> = {
  args: v.strictTuple([siteSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const site of SITE_IDS) yield [site];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseArmory(view, seat, args),
  apply({ state }, seat, [site, pay]) {
    const colony = colonyOf(state, seat);
    build(state, seat, COSTS.armory, pay, () => {
      swapPiece(colony, ARMORY_PIECE, 0);
      (colony.sites[site] as Community).armory = true;
      record(state, 'builtArmory', { seat, site, points: pointsOf(colony) });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseArmory(view: View, seat: Seat, [site, pay]: ArmoryArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  const community = colony.sites[site];
  if (!community) return refusal('NO_COMMUNITY', 'R7.8');
  if (community.base < 3) return refusal('NEEDS_CITY', 'R7.8');
  if (community.armory) return refusal('ALREADY_BUILT', 'R7.8');
  return refusePiece(colony, ARMORY_PIECE) ?? refusePayment(view, seat, COSTS.armory, pay);
}
