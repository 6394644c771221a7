import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { SITE_IDS, type SiteId } from '../data/geometry';
import { build } from '../rules/building';
import { colonyOf, pointsOf } from '../rules/colony';
import { type PayRef, refusePayment } from '../rules/paying';
import { HOSPITAL_PIECE, refusePiece, swapPiece } from '../rules/pieces';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { Community, State } from '../state';
import type { View } from '../view';
import { payment, siteSchema } from './schemas';

type HospitalArgs = readonly [SiteId, PayRef[]?];

/** Builds a Hospital on a Village or City (R7.7). */
export const buildHospital: Move<State, View, HospitalArgs> = {
  args: v.strictTuple([siteSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const site of SITE_IDS) yield [site];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseHospital(view, seat, args),
  apply({ state }, seat, [site, pay]) {
    const colony = colonyOf(state, seat);
    build(state, seat, COSTS.hospital, pay, () => {
      swapPiece(colony, HOSPITAL_PIECE, 0);
      (colony.sites[site] as Community).hospital = true;
      record(state, 'builtHospital', { seat, site, points: pointsOf(colony) });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseHospital(view: View, seat: Seat, [site, pay]: HospitalArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  const community = colony.sites[site];
  if (!community) return refusal('NO_COMMUNITY', 'R7.7');
  if (community.base === 1) return refusal('NEEDS_VILLAGE', 'R7.7');
  if (community.hospital) return refusal('ALREADY_BUILT', 'R7.7');
  if (community.store && !community.armory) return refusal('STOREHOUSE_BLOCKS', 'R7.7');
  return refusePiece(colony, HOSPITAL_PIECE) ?? refusePayment(view, seat, COSTS.hospital, pay);
}
