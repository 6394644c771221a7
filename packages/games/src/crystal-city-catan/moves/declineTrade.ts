import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessStep } from '../rules/preconditions';
import { record } from '../rules/story';
import { refuseUnlessAnswering } from '../rules/trading';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Declines the open offer (R10.3). */
export const declineTrade: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'answer' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessStep(view, 'build') ?? refuseUnlessAnswering(view, seat),
  apply({ state }, seat) {
    state.trade = null;
    state.decisionId += 1;
    record(state, 'declined', { seat });
  },
  conceals: 'nothing',
};
