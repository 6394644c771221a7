import { type Move, noArgs, refusal } from '../../kit/move';
import { isStairs, partyCard } from '../rules/grid';
import { refuseUnlessAsked } from '../rules/preconditions';
import { climbDown } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Takes the party from a stairway or a shaft to the next level (R6.2). The lowest level has neither. */
export const descend: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'travel' ? [[]] : []),
  refuse: (view, seat) =>
    refuseUnlessAsked(view, seat, 'travel') ??
    (isStairs(partyCard(view)) ? undefined : refusal('NOT_ON_STAIRS', 'R6.2')),
  apply: (context) => climbDown(context),
  conceals: 'nothing',
};
