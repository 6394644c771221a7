import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { rivalOf } from '../rules/colony';
import { refuseUnlessStep } from '../rules/preconditions';
import { record } from '../rules/story';
import { beginTurn } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** The winner of the roll-off goes first or second (S8). */
export const chooseOrder: Move<State, View, readonly [boolean]> = {
  args: v.strictTuple([v.boolean()]),
  candidates: (view, seat) => (stageOf(view, seat) === 'order' ? [[true], [false]] : []),
  refuse: (view, seat) =>
    refuseUnlessStep(view, 'order') ?? (view.offWinner === seat ? undefined : refusal('NOT_YOUR_TURN', 'S8')),
  apply({ state }, seat, [first]) {
    record(state, 'orderChosen', { seat, first });
    state.firstPlayer = first ? seat : rivalOf(seat);
    state.decisionId += 1;
    beginTurn(state, state.firstPlayer);
  },
  conceals: 'nothing',
};
