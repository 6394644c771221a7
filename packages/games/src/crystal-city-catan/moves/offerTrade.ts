import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { Bundle } from '../data/resources';
import { refuseUnlessActive } from '../rules/preconditions';
import { record } from '../rules/story';
import { MOST_OFFERS, refuseBundles, smallOffers } from '../rules/trading';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { bundleSchema } from './schemas';

type OfferArgs = readonly [Bundle, Bundle];

/** Offers the rival a trade: resources to give, resources to get (R10.1). */
export const offerTrade: Move<State, View, OfferArgs> = {
  args: v.strictTuple([bundleSchema, bundleSchema]),
  candidates: (view, seat) => (stageOf(view, seat) === 'build' ? smallOffers() : []),
  refuse: (view, seat, args) => refuseUnlessActive(view, seat, 'build') ?? refuseOffer(view, seat, args),
  apply({ state }, seat, [give, get]) {
    state.trade = { from: seat, give, get, counters: 0 };
    state.counters.offers += 1;
    state.decisionId += 1;
    record(state, 'offered', { seat, give, get });
  },
  conceals: 'nothing',
};

function refuseOffer(view: View, seat: Seat, [give, get]: OfferArgs): Refusal | undefined {
  if (!view.options.playerTrades) return refusal('TRADES_OFF', 'R10.1');
  if (view.trade) return refusal('TRADE_PENDING', 'R10.2');
  if (view.counters.offers >= MOST_OFFERS) return refusal('OFFER_LIMIT', 'R10.1');
  return refuseBundles(view, seat, give, get);
}
