import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf } from '../rules/heroes';
import { missingDice, pray as prayFor, refusePray } from '../rules/prayer';
import { isCalm, refuseUnlessCalm } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema } from './schemas';

/** A cleric buys Heal dice back (R9.6). */
export const pray: Move<State, View, readonly [number]> = {
  args: v.strictTuple([countSchema]),
  *candidates(view, seat) {
    if (!isCalm(view, seat)) return;
    for (let count = 1; count <= missingDice(heroOf(view, seat), 'heal'); count++) yield [count];
  },
  refuse: (view, seat, [count]) => refuseUnlessCalm(view, seat) ?? refusePray(view, seat, count),
  apply({ state }, seat, [count]) {
    prayFor(state, seat, count);
  },
  conceals: 'nothing',
  anytime: true,
};
