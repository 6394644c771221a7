import { type Move, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseUnlessAdventuring } from '../rules/preconditions';
import { record } from '../rules/story';
import type { State } from '../state';
import type { View } from '../view';
import { yesNo } from './schemas';

/**
 * Votes to give up, or withdraws the vote. The crawl is lost once the players of all living heroes have voted so
 * (R21.3), unless its dragon is slain (R17.3). Not listed among the suggested moves.
 */
export const concede: Move<State, View, readonly [boolean]> = {
  args: yesNo,
  candidates: () => [],
  refuse(view, seat, [yes]) {
    const refused = refuseUnlessAdventuring(view, seat);
    if (refused) return refused;
    if (view.dragonSlain) return refusal('DRAGON_SLAIN', 'R17.3');
    return yes === view.conceding.includes(seat) ? refusal('SAME', 'R21.3') : undefined;
  },
  apply(context, seat, [yes]) {
    const { state } = context;
    state.conceding = yes ? [...state.conceding, seat] : state.conceding.filter((one) => one !== seat);
    record(state, 'conceded', { seat, yes });
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
