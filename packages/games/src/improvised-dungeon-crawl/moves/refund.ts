import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { refund as giveBack, refuseRefund } from '../rules/shop';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { itemSchema } from './schemas';

/** Undoes a purchase in the open shop (R2.11). */
export const refund: Move<State, View, readonly [string]> = {
  args: v.strictTuple([itemSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) === 'shop') for (const { id } of heroOf(view, seat).bag) yield [id];
  },
  refuse: (view, seat, [id]) => refuseUnlessAsked(view, seat, ['shop']) ?? refuseRefund(view, seat, id),
  apply({ state }, seat, [id]) {
    giveBack(state, seat, id);
  },
  conceals: 'nothing',
  anytime: true,
  harmless: true,
};
