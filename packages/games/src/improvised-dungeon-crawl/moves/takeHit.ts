import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { landHit } from '../rules/hits';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A thief stops evading and takes the hit (R9.4). */
export const takeHit: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'evade' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['evade']),
  apply(context) {
    if (context.state.hit) landHit(context.state, context.state.hit);
    carryOn(context);
  },
  conceals: 'nothing',
};
