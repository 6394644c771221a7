import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { isPermutationOf, permutationsOf } from '../../kit/permutations';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { arrive } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { orderSchema } from './schemas';

/** The first player sets the opening party order, from the front (S6). */
export const arrange: Move<State, View, readonly [Seat[]]> = {
  args: v.strictTuple([orderSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'arrange') return;
    for (const order of permutationsOf(view.order)) yield [order];
  },
  refuse: (view, seat, [order]) =>
    refuseUnlessAsked(view, seat, 'arrange') ??
    (isPermutationOf(order, view.order) ? undefined : refusal('NOT_A_PERMUTATION', 'S6')),
  apply(context, seat, [order]) {
    context.state.order = [...order];
    record(context.state, 'arranged', { seat, order: [...order] });
    arrive(context);
  },
  conceals: 'nothing',
};
