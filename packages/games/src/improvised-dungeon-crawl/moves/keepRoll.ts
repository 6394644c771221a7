import { type Move, noArgs } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseUnlessLucky } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A halfling accepts the roll (R10.4). */
export const keepRoll: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'luck' ? [[]] : []),
  refuse: refuseUnlessLucky,
  apply(context, seat) {
    context.state.roll?.kept.push(seat);
    advance(context);
  },
  conceals: 'nothing',
};
