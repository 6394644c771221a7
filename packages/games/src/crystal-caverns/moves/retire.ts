import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type Move, noArgs, refusal } from '../../kit/move';
import { heroOf } from '../rules/party';
import { refuseUnlessAsked } from '../rules/preconditions';
import { leaveParty } from '../rules/retiring';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Leaves the match permanently; the others continue (section 8). Not listed among the suggested moves. */
export const retire: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, stageOf(view, seat) ?? 'roll') ?? refuseLeaving(view, seat),
  apply: (context, seat) => leaveParty(context, seat),
  conceals: 'nothing',
};

/** Allowed only between rolls, and only for a living hero. */
function refuseLeaving(view: View, seat: Seat): Refusal | undefined {
  const stage = stageOf(view, seat);
  if (stage === 'choose') return refusal('WRONG_STEP', 'R3.1');
  if (stage === 'decide' || (stage === 'place' && view.combat)) return refusal('FINISH_ROLL_FIRST', 'R20');
  return heroOf(view, seat).alive ? undefined : refusal('NOT_ALIVE', 'R20');
}
