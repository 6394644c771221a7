import { type Move, noArgs, refusal } from '../../kit/move';
import { endByConceding } from '../rules/ending';
import type { State } from '../state';
import type { View } from '../view';

/** Concedes the match; the other player wins (R12.4). Not listed among the suggested moves. */
export const concede: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [],
  refuse: (view) => (view.result ? refusal('GAME_OVER', 'R12.1') : undefined),
  apply({ state }, seat) {
    state.decisionId += 1;
    endByConceding(state, seat);
  },
  conceals: 'nothing',
  anytime: true,
};
