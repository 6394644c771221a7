import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { fightBattle, refuseBattle } from '../rules/combat/battles';
import { enemiesBeside, readyUnits, supportChoices, supportersOf } from '../rules/combat/participants';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema, supportSchema } from './schemas';

type BattleArgs = readonly [from: Square, target: Square, support: Square[]];

/** Attacks the unit on an adjacent square with the named supporters (R7.2, R7.3). */
export const battle: Move<State, View, BattleArgs> = {
  args: v.strictTuple([squareSchema, squareSchema, supportSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'combat') return;
    for (const from of readyUnits(view, seat)) {
      for (const target of enemiesBeside(view, seat, from)) {
        for (const support of supportChoices(supportersOf(view, from, target))) yield [from, target, support];
      }
    }
  },
  refuse: (view, seat, [from, target, support]) =>
    refuseUnlessAsked(view, seat, 'combat') ??
    refuseOffMap(view, from, target, ...support) ??
    refuseBattle(view, seat, from, target, support),
  apply(context, _seat, [from, target, support]) {
    fightBattle(context, from, target, support);
    advance(context);
  },
  conceals: 'nothing',
};
