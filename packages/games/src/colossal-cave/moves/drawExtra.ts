import { type Move, noArgs } from '../../kit/move';
import { drawCard } from '../rules/drawing';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { usePlay } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Draws an additional card instead of playing one (R5.1). */
export const drawExtra: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'play'),
  apply(context, seat) {
    drawCard(context, seat);
    usePlay(context.state);
    carryOn(context);
  },
  conceals: 'nothing',
};
