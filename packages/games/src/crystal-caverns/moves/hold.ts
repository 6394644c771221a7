import { type Move, noArgs, refusal } from '../../kit/move';
import { stepsOf } from '../rules/exits';
import { isStairs, partyCard } from '../rules/grid';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { stayHere } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Stays if the party cannot move (R6.4). */
export const hold: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'travel' ? [[]] : []),
  refuse(view, seat) {
    const early = refuseUnlessAsked(view, seat, 'travel');
    if (early) return early;
    const goes = stepsOf(view).length > 0 || isStairs(partyCard(view));
    return goes ? refusal('MUST_MOVE', 'R6.4') : undefined;
  },
  apply(context, seat) {
    record(context.state, 'held', { seat });
    stayHere(context);
  },
  conceals: 'nothing',
};
