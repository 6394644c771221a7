import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessStep } from '../rules/preconditions';
import { carryOut, refuseUnlessAnswering } from '../rules/trading';
import { stageOf } from '../stages';
import type { State, Trade } from '../state';
import type { View } from '../view';

/** Accepts the open offer (R10.4). */
export const acceptTrade: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'answer' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessStep(view, 'build') ?? refuseUnlessAnswering(view, seat),
  apply({ state }) {
    state.decisionId += 1;
    carryOut(state, state.trade as Trade);
  },
  conceals: 'nothing',
};
