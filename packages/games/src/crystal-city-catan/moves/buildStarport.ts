import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { COSTS } from '../data/costs';
import { PORT_IDS, PORTS, type PortId, SITES } from '../data/geometry';
import type { Options } from '../options';
import { build } from '../rules/building';
import { colonyOf, portsOf } from '../rules/colony';
import { type PayRef, refusePayment, times } from '../rules/paying';
import { refusePiece, swapPiece } from '../rules/pieces';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { Colony, State } from '../state';
import type { View } from '../view';
import { payment, portSchema, portSizeSchema } from './schemas';

type PortArgs = readonly [PortId, 1 | 2, PayRef[]?];

/** Lays a Starport beside a community (R7.5). */
export const buildStarport: Move<State, View, PortArgs> = {
  args: v.strictTuple([portSchema, portSizeSchema, payment]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    for (const port of PORT_IDS) for (const size of [1, 2] as const) yield [port, size];
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseStarport(view, seat, args),
  apply({ state }, seat, [port, size, pay]) {
    const colony = colonyOf(state, seat);
    build(state, seat, times(COSTS.starportPip, size), pay, () => {
      swapPiece(colony, size, 0);
      colony.port[port] = size;
      record(state, 'builtStarport', { seat, port, size });
    });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseStarport(view: View, seat: Seat, [port, size, pay]: PortArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  const { site, sharesSlotWith } = PORTS[port];
  const community = colony.sites[site];
  if (!community) return refusal('NO_COMMUNITY', 'R7.5');
  if (colony.port[port] > 0) return refusal('PORT_NOT_UPGRADABLE', 'R7.5');
  if (sharesSlotWith && colony.road[sharesSlotWith] > 0) return refusal('SLOT_TAKEN', 'R1.6');
  if (limitReached(colony, port, view.options)) return refusal('PORT_LIMIT', 'R7.5');
  if (size >= community.base) return refusal('TOO_BIG_FOR_COMMUNITY', 'R7.5');
  return refusePiece(colony, size) ?? refusePayment(view, seat, times(COSTS.starportPip, size), pay);
}

function limitReached(colony: Colony, port: PortId, { starports }: Options): boolean {
  const rivals = starports === 'onePerColony' ? PORT_IDS : SITES[PORTS[port].site].ports;
  return portsOf(colony).some((other) => rivals.includes(other));
}
