import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessLucky } from '../rules/preconditions';
import { reroll as again } from '../rules/rolling';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A halfling rolls all dice of the roll again (R10.4). */
export const reroll: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'luck' ? [[]] : []),
  refuse: refuseUnlessLucky,
  apply(context, seat) {
    again(context, seat);
    carryOn(context);
  },
  conceals: 'nothing',
};
