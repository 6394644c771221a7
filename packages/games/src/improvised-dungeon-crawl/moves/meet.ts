import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { rollFor } from '../rules/rolling';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Meets the person in the room (R13.2). */
export const meet: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'meet' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['meet']),
  apply(context, seat) {
    rollFor(context, seat, { kind: 'npc' }, 1);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
