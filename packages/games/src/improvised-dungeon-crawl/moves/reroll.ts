import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessLucky } from '../rules/due';
import { carryOn } from '../rules/flow';
import { reroll as again } from '../rules/rolling';
import { stageOf } from '../rules/stages';
import type { State } from '../state';
import type { View } from '../view';

/** A halfling rolls all dice of the roll again (R10.4). */
export const reroll: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'luck' ? [[]] : []),
  refuse: refuseUnlessLucky,
  apply(table, seat) {
    again(table, seat);
    carryOn(table);
  },
};
