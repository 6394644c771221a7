import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { SITE_IDS, type SiteId } from '../data/geometry';
import { RESOURCES, type Resource } from '../data/resources';
import { build } from '../rules/building';
import { colonyOf, communitiesOf } from '../rules/colony';
import { type PayRef, refusePayment } from '../rules/paying';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { Board, Community, State } from '../state';
import type { View } from '../view';
import { payment, resourceSchema, siteSchema } from './schemas';

type StorehouseArgs = readonly [SiteId, Resource, PayRef[]?];

/** Builds a Storehouse of a type that has none yet (R7.9). */
export const buildStorehouse: Move<State, View, StorehouseArgs> = {
  args: v.strictTuple([siteSchema, resourceSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const site of SITE_IDS) for (const resource of RESOURCES) yield [site, resource];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseStorehouse(view, seat, args),
  apply({ state }, seat, [site, resource, pay]) {
    const community = colonyOf(state, seat).sites[site] as Community;
    build(state, seat, COSTS.storehouse, pay, () => {
      community.store = { resource, used: false };
      record(state, 'builtStorehouse', { seat, site, resource });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseStorehouse(view: View, seat: Seat, [site, resource, pay]: StorehouseArgs): Refusal | undefined {
  const community = colonyOf(view, seat).sites[site];
  if (!community) return refusal('NO_COMMUNITY', 'R7.9');
  if (community.base < 3) return refusal('NEEDS_CITY', 'R7.9');
  if (community.store) return refusal('ALREADY_BUILT', 'R7.9');
  if (community.hospital && !community.armory) return refusal('NOT_ON_FORT', 'R7.9');
  if (storedTypes(view).includes(resource)) return refusal('RES_TAKEN', 'R7.9', { resource });
  return refusePayment(view, seat, COSTS.storehouse, pay);
}

function storedTypes(board: Board): Resource[] {
  return Object.values(board.colonies).flatMap((colony) =>
    communitiesOf(colony).flatMap(({ community: { store } }) => (store ? [store.resource] : [])),
  );
}
