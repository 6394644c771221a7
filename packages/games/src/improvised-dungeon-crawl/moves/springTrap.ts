import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { refuseVictim, springTrap as spring } from '../rules/traps';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Springs the open trap, if no thief disarms it (R11.4, R12.3). */
export const springTrap: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'trap' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['trap']) ?? refuseVictim(view, seat),
  apply(context, seat) {
    spring(context, seat);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
