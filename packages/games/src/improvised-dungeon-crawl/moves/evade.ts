import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { heroOf } from '../rules/heroes';
import { evade as dodge } from '../rules/hits';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema } from './schemas';

/** A thief rolls Evade dice against a hit, one or more at a time (R9.4). */
export const evade: Move<State, View, readonly [number]> = {
  args: v.strictTuple([countSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'evade') return;
    for (let dice = 1; dice <= heroOf(view, seat).pools.evade; dice++) yield [dice];
  },
  refuse(view, seat, [dice]) {
    const refused = refuseUnlessAsked(view, seat, ['evade']);
    if (refused) return refused;
    const { pools } = heroOf(view, seat);
    return dice >= 1 && dice <= pools.evade ? undefined : refusal('NO_DICE', 'R9.4', { dice: pools.evade });
  },
  apply(context, seat, [dice]) {
    dodge(context, seat, dice);
    carryOn(context);
  },
  conceals: 'nothing',
};
