import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { refuseMissile, shootMissile } from '../rules/attacking';
import { carryOn } from '../rules/flow';
import { spellLimit } from '../rules/gear';
import { heroOf } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { MonsterId } from '../types';
import type { View } from '../view';
import { countSchema, monsterSchema } from './schemas';

/** Attacks with spell dice only (R7.5, R9.15). */
export const missile: Move<State, View, readonly [MonsterId, number]> = {
  args: v.strictTuple([monsterSchema, countSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'act') return;
    const limit = spellLimit(heroOf(view, seat));
    for (const { id } of view.fight?.monsters ?? []) for (let dice = 1; dice <= limit; dice++) yield [id, dice];
  },
  refuse: (view, seat, [id, dice]) => refuseUnlessAsked(view, seat, ['act']) ?? refuseMissile(view, seat, id, dice),
  apply(context, seat, [id, dice]) {
    shootMissile(context, seat, id, dice);
    carryOn(context);
  },
  conceals: 'nothing',
};
