import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessActive } from '../rules/preconditions';
import { rollDice as roll } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Rolls the event die and the production die (R5.1). */
export const rollDice: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'roll' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessActive(view, seat, 'roll'),
  apply({ state, random }) {
    state.decisionId += 1;
    roll(state, random);
  },
  conceals: 'nothing',
};
