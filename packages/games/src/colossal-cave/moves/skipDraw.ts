import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessDue } from '../rules/due';
import { carryOn } from '../rules/flow';
import { record } from '../rules/story';
import type { State } from '../state';
import type { View } from '../view';

/** Does without the card of the turn (R3.1). */
export const skipDraw: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessDue(view, seat, 'draw'),
  apply(table, seat) {
    record(table.state, 'didNotDraw', { seat });
    table.state.turn.step = 'move';
    carryOn(table);
  },
};
