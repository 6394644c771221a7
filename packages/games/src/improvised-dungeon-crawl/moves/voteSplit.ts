import { type Move, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { voteSplit as vote } from '../rules/sharing';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { yesNo } from './schemas';

/** Votes on the lead's proposal; a single no leads to equal shares (R14.5). */
export const voteSplit: Move<State, View, readonly [boolean]> = {
  args: yesNo,
  candidates: (view, seat) => (stageOf(view, seat) === 'vote' ? [[true], [false]] : []),
  refuse: (view, seat) =>
    refuseUnlessAsked(view, seat, ['vote']) ??
    (view.room?.split?.yes.includes(seat) ? refusal('VOTED', 'R14.5') : undefined),
  apply(context, seat, [yes]) {
    vote(context.state, seat, yes);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
