import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { PORT_IDS, type PoolId, type PortId } from '../data/geometry';
import { EMPTY_BUNDLE, POOL_SIZE, RESOURCES, type Resource } from '../data/resources';
import { addToPool, colonyOf, coveredBy, inPool, poolsOf, typeOf } from '../rules/colony';
import { defaultPayment, type PayRef, payFor, refusePayment, typeOfRef, typesOfPayment } from '../rules/paying';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { record } from '../rules/story';
import { MOST_MERCHANT_TRADES } from '../rules/trading';
import { stageOf } from '../stages';
import type { Colony, State } from '../state';
import type { View } from '../view';
import { paymentSchema, poolSchema, portSchema } from './schemas';

type MerchantArgs = readonly [PortId | 'none', PayRef[], PoolId];

/** Trades three resources for one without a Starport, or two or one of the types that a Starport covers (R9). */
export const merchantTrade: Move<State, View, MerchantArgs> = {
  args: v.strictTuple([v.union([portSchema, v.literal('none')]), paymentSchema, poolSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'build') return;
    const colony = colonyOf(view, seat);
    for (const port of ['none', ...PORT_IDS] as const) {
      if (port !== 'none' && colony.port[port] === 0) continue;
      const types = port === 'none' ? RESOURCES : coveredBy(colony, port);
      for (const bundle of multisets(types, rateOf(colony, port))) {
        if (refusePayment(view, seat, bundle)) continue;
        const pay = defaultPayment(view, seat, bundle);
        for (const to of poolsOf(colony)) {
          if (bundle[typeOf(colony, to)] === 0 || view.options.merchantGives === 'any') yield [port, pay, to];
        }
      }
    }
  },
  refuse: (view, seat, args) => refuseUnlessBuilding(view, seat) ?? refuseMerchant(view, seat, args),
  apply({ state }, seat, [port, pay, to]) {
    const colony = colonyOf(state, seat);
    const gave = { ...EMPTY_BUNDLE };
    for (const type of typesOfPayment(colony, pay) ?? []) gave[type] += 1;
    payFor(state, seat, pay);
    addToPool(colony, to, 1);
    state.counters.merchant += 1;
    state.decisionId += 1;
    record(state, 'merchant', { seat, port: port === 'none' ? null : port, gave, got: typeOf(colony, to) });
  },
  conceals: 'nothing',
  harmless: true,
};

function refuseMerchant(view: View, seat: Seat, [port, pay, to]: MerchantArgs): Refusal | undefined {
  const colony = colonyOf(view, seat);
  if (port !== 'none' && colony.port[port] === 0) return refusal('NO_PORT', 'R9.1');
  const rate = rateOf(colony, port);
  if (pay.length !== rate) return refusal('WRONG_RATE', 'R9.1', { rate });
  if (port !== 'none' && !pay.every((ref) => isCovered(colony, port, ref))) return refusal('NOT_COVERED', 'R9.1');
  const types = typesOfPayment(colony, pay);
  if (!types) return refusal('BAD_PAYMENT', 'R9.1');
  if (colony.pools[to] === null) return refusal('NO_SUCH_POOL', 'R9.2');
  const mayRepay = view.options.merchantGives === 'any';
  if (!mayRepay && types.includes(typeOf(colony, to))) return refusal('SAME_TYPE', 'R9.2');
  // The payment is removed before the new resource arrives.
  const left = inPool(colony, to) - pay.filter((ref) => ref === to).length;
  if (left >= POOL_SIZE) return refusal('POOL_FULL', 'R9.2');
  return view.counters.merchant >= MOST_MERCHANT_TRADES ? refusal('MERCHANT_LIMIT', 'R9.2') : undefined;
}

/** R9.1: a pool that does not exist has no type and is not covered by a Starport. */
function isCovered(colony: Colony, port: PortId, ref: PayRef): boolean {
  const type = typeOfRef(colony, ref);
  return type === undefined || coveredBy(colony, port).includes(type);
}

/** The price of one resource: 3, through a small Starport 2, through a medium one 1. */
function rateOf(colony: Colony, port: PortId | 'none'): number {
  return port === 'none' ? 3 : 3 - colony.port[port];
}

/** All combinations of this number of resources of the types. */
function multisets(types: readonly Resource[], count: number): Record<Resource, number>[] {
  if (count === 0) return [{ ...EMPTY_BUNDLE }];
  return types.flatMap((type, index) =>
    multisets(types.slice(index), count - 1).map((rest) => ({ ...rest, [type]: rest[type] + 1 })),
  );
}
