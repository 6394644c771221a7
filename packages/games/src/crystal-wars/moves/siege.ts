import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { readyUnits, settlementsBeside, supportChoices, supportersOf } from '../rules/combat/participants';
import { fightSiege, refuseSiege } from '../rules/combat/sieges';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema, supportSchema } from './schemas';

type SiegeArgs = readonly [from: Square, target: Square, support: Square[]];

/** Tries to take the settlement on an adjacent square with the named supporters (R8). */
export const siege: Move<State, View, SiegeArgs> = {
  args: v.strictTuple([squareSchema, squareSchema, supportSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'combat') return;
    for (const from of readyUnits(view, seat)) {
      for (const target of settlementsBeside(view, seat, from)) {
        for (const support of supportChoices(supportersOf(view, from, target))) yield [from, target, support];
      }
    }
  },
  refuse: (view, seat, [from, target, support]) =>
    refuseUnlessAsked(view, seat, 'combat') ??
    refuseOffMap(view, from, target, ...support) ??
    refuseSiege(view, seat, from, target, support),
  apply(context, _seat, [from, target, support]) {
    fightSiege(context, from, target, support);
    advance(context);
  },
  conceals: 'nothing',
};
