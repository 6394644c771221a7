import { type Move, noArgs } from '../../kit/move';
import { stopRun as endRun } from '../rules/decisions';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';

/** Ends a Speed Run before its last move. */
export const stopRun: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'run'),
  apply(context) {
    endRun(context.state);
    carryOn(context);
  },
  conceals: 'nothing',
};
