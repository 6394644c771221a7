import { type Move, noArgs } from '../../kit/move';
import { keepPicked as keep } from '../rules/decisions';
import { refuseUnlessDue } from '../rules/due';
import { carryOn } from '../rules/flow';
import type { State } from '../state';
import type { View } from '../view';

/** Keeps the picked card in the hand (D34). */
export const keepPicked: Move<State, View> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessDue(view, seat, 'again'),
  apply(table) {
    keep(table.state);
    carryOn(table);
  },
};
