import { type Move, noArgs } from '../../kit/move';
import { openChest as open } from '../rules/chests';
import { refuseUnlessIn } from '../rules/due';
import { carryOn } from '../rules/flow';
import { stageOf } from '../rules/stages';
import type { State } from '../state';
import type { View } from '../view';

/** Opens the chest at hand (R12.1). */
export const openChest: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'chest' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessIn(view, seat, ['chest']),
  apply(table, seat) {
    open(table, seat);
    carryOn(table);
  },
  anytime: true,
};
