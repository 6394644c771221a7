import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { refuseAttack, attack as strike } from '../rules/attacking';
import { carryOn } from '../rules/flow';
import { heroOf } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { MonsterId } from '../types';
import type { View } from '../view';
import { countSchema, monsterSchema } from './schemas';

/** Attacks a monster; a fighter may add Slay! dice (R7.1, R9.2). */
export const attack: Move<State, View, readonly [MonsterId, number]> = {
  args: v.strictTuple([monsterSchema, countSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'act') return;
    const { slay } = heroOf(view, seat).pools;
    for (const { id } of view.fight?.monsters ?? []) for (let dice = 0; dice <= slay; dice++) yield [id, dice];
  },
  refuse: (view, seat, [id, slay]) => refuseUnlessAsked(view, seat, ['act']) ?? refuseAttack(view, seat, id, slay),
  apply(context, seat, [id, slay]) {
    strike(context, seat, id, slay);
    carryOn(context);
  },
  conceals: 'nothing',
};
