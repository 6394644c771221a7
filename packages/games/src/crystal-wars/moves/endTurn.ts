import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessAsked } from '../rules/preconditions';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Ends the turn; remaining grain is lost (R11.1). */
export const endTurn: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'creation'),
  apply: (context) => advance(context, 'spoilage'),
  conceals: 'nothing',
};
