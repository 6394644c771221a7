import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { isPermutationOf, permutationsOf } from '../../kit/permutations';
import { colonyOf } from '../rules/colony';
import { showNumbers } from '../rules/opening';
import { refuseCommitted, refuseUnlessStep } from '../rules/preconditions';
import { seal } from '../rules/sealing';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { fourValues } from './schemas';

/** Assigns the player's four dice to the pools at NW, NE, SW and SE (S6): sealed until both players have done so. */
export const assignDice: Move<State, View, readonly [number[]]> = {
  args: v.strictTuple([fourValues]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'numbers') return;
    for (const values of permutationsOf(colonyOf(view, seat).dice)) yield [values];
  },
  refuse: (view, seat, [values]) =>
    refuseUnlessStep(view, 'numbers') ??
    refuseCommitted(view, seat) ??
    (isPermutationOf(values, colonyOf(view, seat).dice) ? undefined : refusal('NOT_A_PERMUTATION', 'S6')),
  apply(context, seat, [values]) {
    seal(context.state, seat, { kind: 'numbers', values });
    showNumbers(context);
  },
  conceals: 'arguments',
  anytime: true,
};
