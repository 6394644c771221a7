import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { sabotage as attempt, refuseSabotage } from '../rules/combat/diplomacy';
import { readyUnits, settlementsBeside } from '../rules/combat/participants';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** A diplomat tries to persuade the enemy settlement on an adjacent square to change sides (R16.4). */
export const sabotage: Move<State, View, readonly [from: Square, target: Square]> = {
  args: v.strictTuple([squareSchema, squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'combat') return;
    for (const from of readyUnits(view, seat)) {
      for (const target of settlementsBeside(view, seat, from)) yield [from, target];
    }
  },
  refuse: (view, seat, [from, target]) =>
    refuseUnlessAsked(view, seat, 'combat') ??
    refuseOffMap(view, from, target) ??
    refuseSabotage(view, seat, from, target),
  apply(context, _seat, [from, target]) {
    attempt(context, from, target);
    advance(context);
  },
  conceals: 'nothing',
};
