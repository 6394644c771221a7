import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { isPermutationOf, permutationsOf } from '../../kit/permutations';
import { RESOURCES, type Resource } from '../data/resources';
import { showLayouts } from '../rules/opening';
import { refuseCommitted, refuseUnlessStep } from '../rules/preconditions';
import { seal } from '../rules/sealing';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { fourResources } from './schemas';

/** Chooses the types at NW, NE, SW and SE (S4): sealed until both players have done so. */
export const placePools: Move<State, View, readonly [Resource[]]> = {
  args: v.strictTuple([fourResources]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'layout') return;
    for (const resources of permutationsOf(RESOURCES)) yield [resources];
  },
  refuse: (view, seat, [resources]) =>
    refuseUnlessStep(view, 'layout') ??
    refuseCommitted(view, seat) ??
    (isPermutationOf(resources, RESOURCES) ? undefined : refusal('NOT_A_PERMUTATION', 'S4')),
  apply(context, seat, [resources]) {
    seal(context.state, seat, { kind: 'layout', resources });
    showLayouts(context);
  },
  conceals: 'arguments',
  anytime: true,
};
