import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf } from '../rules/heroes';
import { isAtLeisure, refuseUnlessAtLeisure } from '../rules/preconditions';
import { refuseUnequip, unequip as unequipItem } from '../rules/wearing';
import type { State } from '../state';
import type { View } from '../view';
import { itemSchema } from './schemas';

/** Unequips an item, which is still carried (R3.7). */
export const unequip: Move<State, View, readonly [string]> = {
  args: v.strictTuple([itemSchema]),
  *candidates(view, seat) {
    if (isAtLeisure(view, seat)) for (const { id } of heroOf(view, seat).bag) yield [id];
  },
  refuse: (view, seat, [id]) => refuseUnlessAtLeisure(view, seat) ?? refuseUnequip(view, seat, id),
  apply({ state }, seat, [id]) {
    unequipItem(state, seat, id);
  },
  conceals: 'nothing',
  anytime: true,
  harmless: true,
};
