import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { advance } from '../rules/flow';
import { heroOf } from '../rules/heroes';
import { isPotion, usePotion as pour, refusePotion } from '../rules/potions';
import { mayAct, refuseUnlessActing } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { itemSchema, seatSchema } from './schemas';

/** Uses a healing potion or Divine Intervention of the player's bag on any hero (R3.5, R15.4, R19.1). */
export const usePotion: Move<State, View, readonly [string, Seat]> = {
  args: v.strictTuple([itemSchema, seatSchema]),
  *candidates(view, seat) {
    if (!mayAct(view, seat)) return;
    for (const { id } of heroOf(view, seat).bag.filter(isPotion)) for (const on of view.seats) yield [id, on];
  },
  refuse: (view, seat, [id, on]) => refuseUnlessActing(view, seat, 'IN_COMBAT') ?? refusePotion(view, seat, id, on),
  apply(context, seat, [id, on]) {
    pour(context.state, seat, id, on);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
