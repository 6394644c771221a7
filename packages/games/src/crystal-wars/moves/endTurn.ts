import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessDue } from '../rules/due';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Ends the turn; grain that is left spoils (R11.1). */
export const endTurn: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessDue(view, seat, 'creation'),
  apply: (table) => advance(table, 'spoilage'),
};
