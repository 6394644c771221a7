import { type Move, noArgs } from '../../kit/move';
import { fightOf } from '../rules/fighting';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Skips the player's turn in a fight (R6.7). */
export const pass: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'act' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['act']),
  apply(context, seat) {
    fightOf(context.state).index += 1;
    record(context.state, 'passed', { seat });
    carryOn(context);
  },
  conceals: 'nothing',
};
