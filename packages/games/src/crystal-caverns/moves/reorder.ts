import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { isPermutationOf, permutationsOf } from '../../kit/permutations';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { stayHere } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { orderSchema } from './schemas';

/** Uses the party's move to change the party order (R6.3). */
export const reorder: Move<State, View, readonly [Seat[]]> = {
  args: v.strictTuple([orderSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'travel') return;
    for (const order of permutationsOf(view.order)) yield [order];
  },
  refuse: (view, seat, [order]) => refuseUnlessAsked(view, seat, 'travel') ?? refuseOrder(view, order),
  apply(context, seat, [order]) {
    context.state.order = [...order];
    record(context.state, 'reordered', { seat, order: [...order] });
    stayHere(context);
  },
  conceals: 'nothing',
};

function refuseOrder(view: View, order: readonly Seat[]) {
  if (view.order.length < 2) return refusal('ALONE', 'R6.3');
  if (!isPermutationOf(order, view.order)) return refusal('NOT_A_PERMUTATION', 'R6.3');
  const same = order.every((seat, index) => seat === view.order[index]);
  return same ? refusal('SAME_ORDER', 'R6.3') : undefined;
}
