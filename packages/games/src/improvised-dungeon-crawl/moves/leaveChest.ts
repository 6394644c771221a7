import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type Move, noArgs, refusal } from '../../kit/move';
import { leaveChest as leave } from '../rules/chests';
import { carryOn } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { refuseVictim } from '../rules/traps';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Leaves the chest closed (R12.1), also if its trap was found and no thief disarms it (R12.3). */
export const leaveChest: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (['chest', 'trap'].includes(stageOf(view, seat)) ? [[]] : []),
  refuse: (view, seat) => refuseUnlessAsked(view, seat, ['chest', 'trap']) ?? refuseAtTrap(view, seat),
  apply(context, seat) {
    leave(context.state, seat);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};

function refuseAtTrap(view: View, seat: Seat): Refusal | undefined {
  const trap = view.room?.trap;
  if (!trap) return undefined;
  return trap.chest ? refuseVictim(view, seat) : refusal('WRONG_STEP', 'R12.3');
}
