import { type Move, noArgs } from '../../kit/move';
import { advance } from '../rules/flow';
import { dropForThree as drop, refuseDrop } from '../rules/remedies';
import type { State } from '../state';
import type { View } from '../view';

/** A player without a usable face card exchanges the highest pip card for three cards of the hero deck (R2.4). */
export const dropForThree: Move<State, View> = {
  args: noArgs,
  candidates: (view, seat) => (view.muster?.needy.includes(seat) ? [[]] : []),
  refuse: refuseDrop,
  apply(context, seat) {
    drop(context, seat);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
