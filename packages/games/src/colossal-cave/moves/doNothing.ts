import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { usePlay } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Skips the play (R5.1). */
export const doNothing: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'play'),
  apply(context, seat) {
    record(context.state, 'didNothing', { seat });
    usePlay(context.state);
    carryOn(context);
  },
  conceals: 'nothing',
};
