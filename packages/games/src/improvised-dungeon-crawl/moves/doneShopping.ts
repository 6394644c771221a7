import { type Move, noArgs, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseUnlessAsked } from '../rules/preconditions';
import { doneShopping as finish } from '../rules/shop';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';

/** Ends the player's shopping permanently; remaining resource points become loot points (R2.11). */
export const doneShopping: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (stageOf(view, seat) === 'shop' ? [[]] : []),
  refuse: (view, seat) =>
    view.muster?.done.includes(seat) ? refusal('DONE', 'R2.11') : refuseUnlessAsked(view, seat, ['shop']),
  apply(context, seat) {
    finish(context.state, seat);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
