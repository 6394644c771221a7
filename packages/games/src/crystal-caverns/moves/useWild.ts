import type { Move } from '../../kit/move';
import { ABILITIES, type Ability, type Target } from '../data/abilities';
import { useAbility } from '../rules/abilities';
import { refuseUnlessAsked } from '../rules/preconditions';
import { fightOn } from '../rules/turn';
import { refuseWild, targetsOf } from '../rules/uses';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { wildArgs } from './schemas';

type WildArgs = readonly [Ability, Target?];

/** Spends a WILD on an ability of the hero's class (R11). */
export const useWild: Move<State, View, WildArgs> = {
  args: wildArgs,
  *candidates(view, seat): Generator<WildArgs> {
    if (stageOf(view, seat) !== 'decide') return;
    for (const ability of ABILITIES) {
      for (const target of targetsOf(view, ability)) yield target === undefined ? [ability] : [ability, target];
    }
  },
  refuse: (view, seat, [ability, target]) =>
    refuseUnlessAsked(view, seat, 'decide') ?? refuseWild(view, ability, target),
  apply(context, _seat, [ability, target]) {
    useAbility(context, ability, target);
    fightOn(context);
  },
  conceals: 'nothing',
};
