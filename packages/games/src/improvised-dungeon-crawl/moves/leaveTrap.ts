import { type Move, noArgs } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { roomOf } from '../rules/room';
import { record } from '../rules/story';
import { refuseThief } from '../rules/traps';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** A thief does not try to disarm the open trap (R11.2). */
export const leaveTrap: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'trap' ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['trap']) ?? refuseThief(view, seat),
  apply(context, seat) {
    roomOf(context.state).trap?.declined.push(seat);
    record(context.state, 'leftTrap', { seat });
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
