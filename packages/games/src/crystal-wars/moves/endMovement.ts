import { type Move, noArgs } from '../../kit/move';
import { refuseUnlessAsked } from '../rules/preconditions';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Ends movement and begins combat; units that have not moved stay (R6.1). */
export const endMovement: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'movement'),
  apply: (context) => advance(context, 'combat'),
  conceals: 'nothing',
};
