import { type Move, noArgs } from '../../kit/move';
import { keepPicked as keep } from '../rules/decisions';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';

/** Keeps the picked card in the hand (D34). */
export const keepPicked: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'again'),
  apply(context) {
    keep(context.state);
    carryOn(context);
  },
  conceals: 'nothing',
};
