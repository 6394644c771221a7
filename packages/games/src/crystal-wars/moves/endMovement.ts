import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessDue } from '../rules/due';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Goes on to combat; what has not moved stays (R6.1). */
export const endMovement: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessDue(view, seat, 'movement'),
  apply: (table) => advance(table, 'combat'),
};
