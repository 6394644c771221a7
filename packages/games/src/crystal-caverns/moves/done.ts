import { type Move, noArgs } from '../../kit/move';
import { refuseUnless, stageOf } from '../rules/due';
import { resolveExchange } from '../rules/exchange';
import { fightOn } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Lets the rest of the dice go by; the exchange takes its course (R9.2). */
export const done: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'decide' ? [[]] : []),
  refuse: (view, seat) => refuseUnless(view, seat, 'decide'),
  apply(table) {
    resolveExchange(table);
    fightOn(table);
  },
};
