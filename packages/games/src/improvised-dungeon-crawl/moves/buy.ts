import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { KINDS, type Kind } from '../data/equipment';
import { buy as purchase, refuseBuy, valuesOf } from '../rules/buying';
import { isAtLeisure, refuseUnlessAtLeisure } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema, kindSchema } from './schemas';

/**
 * Buys an item: before a crawl for resource points, while it is calm for loot points (R3). `value`: of a healing
 * potion, otherwise 0.
 */
export const buy: Move<State, View, readonly [Kind, number]> = {
  args: v.strictTuple([kindSchema, countSchema]),
  *candidates(view, seat) {
    if (!isAtLeisure(view, seat)) return;
    for (const kind of KINDS) for (const value of valuesOf(view, kind)) yield [kind, value];
  },
  refuse: (view, seat, [kind, value]) => refuseUnlessAtLeisure(view, seat) ?? refuseBuy(view, seat, kind, value),
  apply({ state }, seat, [kind, value]) {
    purchase(state, seat, kind, value);
  },
  conceals: 'nothing',
  anytime: true,
  harmless: true,
};
