import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { heroOf } from '../rules/heroes';
import { isAtLeisure, refuseUnlessAtLeisure } from '../rules/preconditions';
import { equip as equipItem, refuseEquip } from '../rules/wearing';
import type { State } from '../state';
import type { View } from '../view';
import { itemSchema } from './schemas';

/** Equips an item of the player's bag (R3.7). */
export const equip: Move<State, View, readonly [string]> = {
  args: v.strictTuple([itemSchema]),
  *candidates(view, seat) {
    if (isAtLeisure(view, seat)) for (const { id } of heroOf(view, seat).bag) yield [id];
  },
  refuse: (view, seat, [id]) => refuseUnlessAtLeisure(view, seat) ?? refuseEquip(view, seat, id),
  apply({ state }, seat, [id]) {
    equipItem(state, seat, id);
  },
  conceals: 'nothing',
  anytime: true,
  harmless: true,
};
