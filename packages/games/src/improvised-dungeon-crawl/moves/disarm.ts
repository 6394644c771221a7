import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { rollFor } from '../rules/rolling';
import { refuseThief } from '../rules/traps';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A thief tries to disarm the open trap (R11.2, R11.3). */
export const disarm: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'trap' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['trap']) ?? refuseThief(view, seat),
  apply(context, seat) {
    rollFor(context, seat, { kind: 'disarm' }, 1);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
