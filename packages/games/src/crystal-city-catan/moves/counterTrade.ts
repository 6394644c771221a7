import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { Bundle } from '../data/resources';
import { refuseUnlessStep } from '../rules/preconditions';
import { record } from '../rules/story';
import { MOST_COUNTERS, refuseBundles, refuseUnlessAnswering, smallOffers } from '../rules/trading';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { bundleSchema } from './schemas';

type CounterArgs = readonly [Bundle, Bundle];

/** Answers an offer with another one; the roles are reversed (R10.3). */
export const counterTrade: Move<State, View, CounterArgs> = {
  args: v.strictTuple([bundleSchema, bundleSchema]),
  candidates: (view, seat) => (stageOf(view, seat) === 'answer' ? smallOffers() : []),
  refuse: (view, seat, args) =>
    refuseUnlessStep(view, 'build') ?? refuseUnlessAnswering(view, seat) ?? refuseCounter(view, seat, args),
  apply({ state }, seat, [give, get]) {
    state.trade = { from: seat, give, get, counters: (state.trade?.counters ?? 0) + 1 };
    state.decisionId += 1;
    record(state, 'countered', { seat, give, get });
  },
  conceals: 'nothing',
};

function refuseCounter(view: View, seat: Seat, [give, get]: CounterArgs): Refusal | undefined {
  if ((view.trade?.counters ?? 0) >= MOST_COUNTERS) return refusal('COUNTER_LIMIT', 'R10.3');
  return refuseBundles(view, seat, give, get);
}
