import { type Move, noArgs } from '../../kit/move';
import { skipAltar as skip } from '../rules/encounters';
import { advance } from '../rules/flow';
import { refuseUnlessFaithful } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A cleric ignores the altar (R13.3). */
export const skipAltar: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'altar' ? [[]] : []),
  refuse: refuseUnlessFaithful,
  apply(context, seat) {
    skip(context.state, seat);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
