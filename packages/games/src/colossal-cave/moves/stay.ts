import { type Move, noArgs } from '../../kit/move';
import { stay as stayHere } from '../rules/defaults';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';

/** Skips the move (R4.1). */
export const stay: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'move'),
  apply(context) {
    stayHere(context.state);
    carryOn(context);
  },
  conceals: 'nothing',
};
