import { type Move, noArgs } from '../../kit/move';
import { stopRun as endRun } from '../rules/decisions';
import { refuseUnlessDue } from '../rules/due';
import { carryOn } from '../rules/flow';
import type { State } from '../state';
import type { View } from '../view';

/** Ends a Speed Run before its last move. */
export const stopRun: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessDue(view, seat, 'run'),
  apply(table) {
    endRun(table.state);
    carryOn(table);
  },
};
