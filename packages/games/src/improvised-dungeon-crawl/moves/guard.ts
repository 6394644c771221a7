import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { advance } from '../rules/flow';
import { refuseGuard, guard as stand } from '../rules/guarding';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { MonsterId } from '../types';
import type { View } from '../view';
import { monsterSchema } from './schemas';

/** Takes a monster's attack of this round in place of its target (R19.2). */
export const guard: Move<State, View, readonly [MonsterId]> = {
  args: v.strictTuple([monsterSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) === 'prepare') for (const { id } of view.fight?.monsters ?? []) yield [id];
  },
  refuse: (view, seat, [id]) => refuseUnlessAsked(view, seat, ['prepare']) ?? refuseGuard(view, seat, id),
  apply(context, seat, [id]) {
    stand(context.state, seat, id);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
