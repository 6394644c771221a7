import type { Move } from '../../kit/move';
import { startMove } from '../rules/events';
import { carryOn } from '../rules/flow';
import { refuseStep, type StepArgs, stepsFrom } from '../rules/moving';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { stepSchema } from './schemas';

/** Moves one step along a passage (R4.1). */
export const moveTo: Move<State, View, StepArgs> = {
  args: stepSchema,
  candidates: (view, seat) => (isAsked(view, seat, 'move') ? stepsFrom(view, seat) : []),
  refuse: (view, seat, [room]) => refuseUnlessAsked(view, seat, 'move') ?? refuseStep(view, seat, room),
  apply(context, seat, [room, how]) {
    startMove(context.state, seat, room, 'step', how?.hold === true);
    carryOn(context);
  },
  conceals: 'arguments',
};
