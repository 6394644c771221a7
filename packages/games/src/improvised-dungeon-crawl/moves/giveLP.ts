import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { giveLp, refuseGiveLp } from '../rules/giving';
import { heroOf } from '../rules/heroes';
import { isCalm, refuseUnlessCalm } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema, seatSchema } from './schemas';

/** Amounts that are listed in addition to the full one; all others are legal too. */
const LISTED = [1, 5, 10];

/** Gives loot points to another living hero (R14.6). */
export const giveLP: Move<State, View, readonly [Seat, number]> = {
  args: v.strictTuple([seatSchema, countSchema]),
  *candidates(view, seat) {
    if (!isCalm(view, seat)) return;
    const sums = new Set([...LISTED, heroOf(view, seat).lp]);
    for (const to of view.seats) for (const lp of sums) yield [to, lp];
  },
  refuse: (view, seat, [to, lp]) => refuseUnlessCalm(view, seat) ?? refuseGiveLp(view, seat, to, lp),
  apply({ state }, seat, [to, lp]) {
    giveLp(state, seat, to, lp);
  },
  conceals: 'nothing',
  anytime: true,
};
