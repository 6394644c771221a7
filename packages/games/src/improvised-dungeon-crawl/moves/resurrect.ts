import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { heroOf, isLiving } from '../rules/heroes';
import { fundsOf } from '../rules/money';
import { MOST_OFFERING, resurrect as raise, refuseResurrect } from '../rules/prayer';
import { mayAct, refuseUnlessActing, refuseUnlessCalm } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema, seatSchema } from './schemas';

/** Offerings that are listed, in addition to the maximum; all others are legal too. */
const LISTED = [0, 8, 16, 24, 30, MOST_OFFERING];

/** A cleric tries to resurrect a fallen hero: while it is calm, and in a fight if the options allow it (R9.7). */
export const resurrect: Move<State, View, readonly [Seat, number, number]> = {
  args: v.strictTuple([seatSchema, countSchema, countSchema]),
  *candidates(view, seat) {
    if (!mayAct(view, seat)) return;
    const { heal } = heroOf(view, seat).pools;
    const offerings = new Set([...LISTED, Math.min(fundsOf(view, seat), MOST_OFFERING)]);
    for (const on of view.seats.filter((seat) => !isLiving(view, seat))) {
      for (let dice = 1; dice <= heal; dice++) for (const lp of offerings) yield [on, dice, lp];
    }
  },
  refuse: (view, seat, [on, dice, lp]) => refuseMoment(view, seat) ?? refuseResurrect(view, seat, on, dice, lp),
  apply(context, seat, [on, dice, lp]) {
    raise(context, seat, on, dice, lp);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};

function refuseMoment(view: View, seat: Seat): Refusal | undefined {
  return view.options.resurrectInCombat ? refuseUnlessActing(view, seat) : refuseUnlessCalm(view, seat);
}
