import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import type { State } from '../state';
import type { View } from '../view';

/** Skips the card of the turn (R3.1). */
export const skipDraw: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'draw'),
  apply(context, seat) {
    record(context.state, 'didNotDraw', { seat });
    context.state.turn.step = 'move';
    carryOn(context);
  },
  conceals: 'nothing',
};
