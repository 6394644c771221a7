import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { GARRISON_IDS, type GarrisonId } from '../data/geometry';
import { colonyOf } from '../rules/colony';
import { refuseUnlessNeed } from '../rules/preconditions';
import { seal } from '../rules/sealing';
import { settleNeeds } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { garrisonSchema } from './schemas';

/** Chooses the Garrison that loses a pip to the Champion (R8.5). */
export const loseGarrisonPip: Move<State, View, readonly [GarrisonId]> = {
  args: v.strictTuple([garrisonSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'garrison') return;
    for (const at of GARRISON_IDS) yield [at];
  },
  refuse: (view, seat, [at]) =>
    refuseUnlessNeed(view, seat, 'garrison') ??
    (colonyOf(view, seat).garrison[at] > 0 ? undefined : refusal('NO_GARRISON', 'R8.5')),
  apply(context, seat, [at]) {
    seal(context.state, seat, { kind: 'garrison', at });
    settleNeeds(context);
  },
  conceals: 'arguments',
  anytime: true,
};
