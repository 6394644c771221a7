import { type Move, noArgs } from '../../kit/move';
import { resolveExchange } from '../rules/exchange';
import { refuseUnlessAsked } from '../rules/preconditions';
import { fightOn } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Leaves the remaining dice unused; the exchange continues (R9.2). */
export const done: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'decide' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'decide'),
  apply(context) {
    resolveExchange(context);
    fightOn(context);
  },
  conceals: 'nothing',
};
