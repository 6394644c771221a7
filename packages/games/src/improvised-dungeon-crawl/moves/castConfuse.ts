import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { advance } from '../rules/flow';
import { spellLimit } from '../rules/gear';
import { heroOf } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { castConfuse as cast, LEAST_CONFUSE, refuseConfuse } from '../rules/spells';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { MonsterId } from '../types';
import type { View } from '../view';
import { countSchema, monsterSchema } from './schemas';

/** Confuse: a monster does not attack for a number of rounds, one fewer than dice (R9.14). */
export const castConfuse: Move<State, View, readonly [MonsterId, number]> = {
  args: v.strictTuple([monsterSchema, countSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'prepare') return;
    const limit = spellLimit(heroOf(view, seat));
    for (const { id } of view.fight?.monsters ?? []) for (let n = LEAST_CONFUSE; n <= limit; n++) yield [id, n];
  },
  refuse: (view, seat, [id, dice]) => refuseUnlessAsked(view, seat, ['prepare']) ?? refuseConfuse(view, seat, id, dice),
  apply(context, seat, [id, dice]) {
    cast(context.state, seat, id, dice);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};
