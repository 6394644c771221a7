import { type Move, noArgs, refusal } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { callOrder as call } from '../rules/muster';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Ends the discussion of claims: heroes are picked in order (R2.6, R2.7). */
export const callOrder: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'claim' ? [[]] : []),
  refuse: (view, seat) =>
    refuseUnlessAsked(view, seat, ['claim']) ?? (view.muster?.who.length === 1 ? refusal('ALONE', 'R2.6') : undefined),
  apply(context, seat) {
    call(context.state, seat);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
