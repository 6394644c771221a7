import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { carryOn } from '../rules/flow';
import { isLiving } from '../rules/heroes';
import { refuseUnlessAsked } from '../rules/preconditions';
import { proposeSplit as propose } from '../rules/sharing';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { SplitMode } from '../types';
import type { View } from '../view';
import { splitSchema } from './schemas';

/** The lead proposes how to share this room's loot (R14.5). */
export const proposeSplit: Move<State, View, readonly [SplitMode]> = {
  args: v.strictTuple([splitSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'propose') return;
    for (const mode of ['equal', 'finders', 'purse', ...view.seats.map((to) => `to:${to}` as const)] as const)
      yield [mode];
  },
  refuse: (view, seat, [mode]) =>
    refuseUnlessAsked(view, seat, ['propose']) ?? (isPossible(view, mode) ? undefined : refusal('BAD_ARGS', 'R14.5')),
  apply(context, seat, [mode]) {
    propose(context.state, seat, mode);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};

/** The whole loot can go only to a living hero. */
function isPossible(view: View, mode: SplitMode): boolean {
  const to: Seat | undefined = mode.split(':')[1];
  return to === undefined || isLiving(view, to);
}
