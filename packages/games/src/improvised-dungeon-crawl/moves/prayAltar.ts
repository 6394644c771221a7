import { type Move, noArgs } from '../../kit/move';
import { prayAtAltar } from '../rules/encounters';
import { carryOn } from '../rules/flow';
import { refuseUnlessFaithful } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A cleric prays at the altar: every living hero is healed in full (R13.3). */
export const prayAltar: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'altar' ? [[]] : []),
  refuse: refuseUnlessFaithful,
  apply(context, seat) {
    prayAtAltar(context.state, seat);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
