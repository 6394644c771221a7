import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { giveItem as give, refuseGiveItem } from '../rules/giving';
import { heroOf } from '../rules/heroes';
import { isCalm, refuseUnlessCalm } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { itemSchema, seatSchema } from './schemas';

/** Gives an item to another living hero (R14.6). */
export const giveItem: Move<State, View, readonly [Seat, string]> = {
  args: v.strictTuple([seatSchema, itemSchema]),
  *candidates(view, seat) {
    if (!isCalm(view, seat)) return;
    for (const to of view.seats) for (const { id } of heroOf(view, seat).bag) yield [to, id];
  },
  refuse: (view, seat, [to, id]) => refuseUnlessCalm(view, seat) ?? refuseGiveItem(view, seat, to, id),
  apply({ state }, seat, [to, id]) {
    give(state, seat, to, id);
  },
  conceals: 'nothing',
  anytime: true,
};
