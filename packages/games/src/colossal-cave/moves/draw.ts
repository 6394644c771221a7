import { type Move, noArgs } from '../../kit/move';
import { drawCard } from '../rules/drawing';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';

/** Draws the card of the turn (R3.1). */
export const draw: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'draw'),
  apply(context, seat) {
    drawCard(context, seat);
    context.state.turn.step = 'move';
    carryOn(context);
  },
  conceals: 'nothing',
};
