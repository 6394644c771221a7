import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf, isLiving } from '../rules/heroes';
import { lootBody as loot, refuseLooting } from '../rules/looting';
import { isCalm, refuseUnlessCalm } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { lootSchema, seatSchema } from './schemas';

/** Takes an item or all loot points from a fallen hero (R15.1). */
export const lootBody: Move<State, View, readonly [Seat, string]> = {
  args: v.strictTuple([seatSchema, lootSchema]),
  *candidates(view, seat) {
    if (!isCalm(view, seat)) return;
    for (const from of view.seats.filter((seat) => !isLiving(view, seat))) {
      for (const what of ['lp', ...heroOf(view, from).bag.map(({ id }) => id)]) yield [from, what];
    }
  },
  refuse: (view, seat, [from, what]) => refuseUnlessCalm(view, seat) ?? refuseLooting(view, from, what),
  apply({ state }, seat, [from, what]) {
    loot(state, seat, from, what);
  },
  conceals: 'nothing',
  anytime: true,
};
