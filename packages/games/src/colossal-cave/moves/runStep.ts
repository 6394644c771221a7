import type { Move } from '../../kit/move';
import { startMove } from '../rules/events';
import { carryOn } from '../rules/flow';
import { refuseStep, type StepArgs, stepsFrom } from '../rules/moving';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { stepSchema } from './schemas';

/** Makes the next move of a Speed Run. */
export const runStep: Move<State, View, StepArgs> = {
  args: stepSchema,
  candidates: (view, seat) => (isAsked(view, seat, 'run') ? stepsFrom(view, seat) : []),
  refuse: (view, seat, [room]) => refuseUnlessAsked(view, seat, 'run') ?? refuseStep(view, seat, room),
  apply(context, seat, [room, how]) {
    context.state.pending = null;
    startMove(context.state, seat, room, 'run', how?.hold === true);
    carryOn(context);
  },
  conceals: 'arguments',
};
