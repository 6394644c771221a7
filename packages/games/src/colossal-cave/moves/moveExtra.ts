import type { Move } from '../../kit/move';
import { startMove } from '../rules/events';
import { carryOn } from '../rules/flow';
import { refuseStep, type StepArgs, stepsFrom } from '../rules/moving';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { stepSchema } from './schemas';

/** Moves an additional step instead of playing a card (R5.1). */
export const moveExtra: Move<State, View, StepArgs> = {
  args: stepSchema,
  candidates: (view, seat) => (isAsked(view, seat, 'play') ? stepsFrom(view, seat) : []),
  refuse: (view, seat, [room]) => refuseUnlessAsked(view, seat, 'play') ?? refuseStep(view, seat, room),
  apply(context, seat, [room, how]) {
    startMove(context.state, seat, room, 'extra', how?.hold === true);
    carryOn(context);
  },
  conceals: 'arguments',
};
