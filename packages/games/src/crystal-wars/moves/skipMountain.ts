import { type Move, noArgs } from '../../kit/move';
import { placed, refuseSkipping } from '../rules/opening';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import type { State } from '../state';
import type { View } from '../view';

/** Places no mountain (R3.3). */
export const skipMountain: Move<State, View, readonly []> = {
  args: noArgs,
  candidates: () => [[]],
  refuse: (view, seat) => refuseUnlessAsked(view, seat, 'mountain') ?? refuseSkipping(view, seat),
  apply(context, seat) {
    record(context.state, 'mountainSkipped', { seat });
    placed(context);
  },
  conceals: 'nothing',
};
