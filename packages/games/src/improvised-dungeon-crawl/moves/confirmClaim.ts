import { type Move, noArgs, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { musterOf } from '../rules/muster';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Agrees to the current claims (R2.6). */
export const confirmClaim: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'claim' ? [[]] : []),
  refuse(view, seat) {
    const refused = refuseUnlessAsked(view, seat, ['claim']);
    if (refused) return refused;
    if (!view.muster?.claims[seat]) return refusal('NOT_CLAIMED', 'R2.6');
    return view.muster.confirmed.includes(seat) ? refusal('CONFIRMED', 'R2.6') : undefined;
  },
  apply(context, seat) {
    musterOf(context.state).confirmed.push(seat);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
