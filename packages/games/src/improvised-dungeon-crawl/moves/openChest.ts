import { type Move, noArgs } from '../../kit/move';
import { openChest as open } from '../rules/chests';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Opens the current chest (R12.1). */
export const openChest: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'chest' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['chest']),
  apply(context, seat) {
    open(context, seat);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
