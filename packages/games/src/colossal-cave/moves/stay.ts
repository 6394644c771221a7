import { type Move, noArgs } from '../../kit/move';
import { stay as stayHere } from '../rules/defaults';
import { refuseUnlessDue } from '../rules/due';
import { carryOn } from '../rules/flow';
import type { State } from '../state';
import type { View } from '../view';

/** Does not move (R4.1). */
export const stay: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessDue(view, seat, 'move'),
  apply(table) {
    stayHere(table.state);
    carryOn(table);
  },
};
