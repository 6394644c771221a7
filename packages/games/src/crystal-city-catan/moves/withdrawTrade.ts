import { type Move, noArgs, refusal } from '../../kit/move';
import { refuseUnlessStep } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** The last proposer withdraws the open offer (R10.3). */
export const withdrawTrade: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'wait' ? [[]] : []),
  refuse: (view, seat) =>
    refuseUnlessStep(view, 'build') ?? (view.trade?.from === seat ? undefined : refusal('NO_TRADE', 'R10.3')),
  apply({ state }, seat) {
    state.trade = null;
    state.decisionId += 1;
    record(state, 'withdrew', { seat });
  },
  conceals: 'nothing',
};
