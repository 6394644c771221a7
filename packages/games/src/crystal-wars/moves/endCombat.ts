import { type Move, noArgs } from '../../kit/move';
import { refuseEndOfCombat } from '../rules/combat/combatStep';
import { refuseUnlessAsked } from '../rules/preconditions';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';

/** Ends combat; the event is rolled (R9.1). */
export const endCombat: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'combat') ?? refuseEndOfCombat(view, seat),
  apply: (context) => advance(context, 'event'),
  conceals: 'nothing',
};
