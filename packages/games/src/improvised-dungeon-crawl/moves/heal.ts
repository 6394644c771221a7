import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { heal as healOne, refuseHeal } from '../rules/healing';
import { heroOf } from '../rules/heroes';
import { mayAct, refuseUnlessActing } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema, seatSchema } from './schemas';

/** A cleric's Heal: spends dice on one wounded hero (R9.5). */
export const heal: Move<State, View, readonly [Seat, number]> = {
  args: v.strictTuple([seatSchema, countSchema]),
  *candidates(view, seat) {
    if (!mayAct(view, seat)) return;
    const { pools } = heroOf(view, seat);
    for (const on of view.seats) for (let dice = 1; dice <= pools.heal; dice++) yield [on, dice];
  },
  refuse: (view, seat, [on, dice]) => refuseUnlessActing(view, seat) ?? refuseHeal(view, seat, on, dice),
  apply(context, seat, [on, dice]) {
    healOne(context, seat, on, dice);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
