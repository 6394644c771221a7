import { type Move, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { Stage, State } from '../state';
import type { View } from '../view';
import { yesNo } from './schemas';

const WAITING: readonly Stage[] = ['rest', 'aftermath', 'prepare'];

/**
 * Declares readiness, or withdraws it: for the next room (R5.1), for the turns of the round (R6.5), for leaving the
 * dungeon (R17.2).
 */
export const setReady: Move<State, View, readonly [boolean]> = {
  args: yesNo,
  candidates: (view, seat) => (WAITING.includes(stageOf(view, seat)) ? [[true], [false]] : []),
  refuse: (view, seat, [yes]) =>
    refuseUnlessAsked(view, seat, WAITING) ?? (yes === view.ready.includes(seat) ? refusal('SAME', 'R5.1') : undefined),
  apply(context, seat, [ready]) {
    const { state } = context;
    state.ready = ready ? [...state.ready, seat] : state.ready.filter((one) => one !== seat);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
