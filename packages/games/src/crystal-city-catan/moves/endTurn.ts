import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessBuilding } from '../rules/preconditions';
import { endTurn as end } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Ends the turn (R5.3). */
export const endTurn: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'build' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessBuilding(view, seat),
  apply({ state }) {
    state.decisionId += 1;
    end(state);
  },
  conceals: 'nothing',
};
