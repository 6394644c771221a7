import { type Move, noArgs, refusal } from '../../kit/move';
import { carryOutConcession } from '../rules/conceding';
import type { State } from '../state';
import type { View } from '../view';

/** Concedes the match (R18.1). Not listed among the suggested moves. */
export const concede: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [],
  refuse(view, seat) {
    if (view.result) return refusal('GAME_OVER', 'R12');
    return view.players[seat]?.alive ? undefined : refusal('OUT', 'R12.1');
  },
  apply: carryOutConcession,
  conceals: 'nothing',
  anytime: true,
};
