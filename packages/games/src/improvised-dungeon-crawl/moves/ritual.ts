import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { advance } from '../rules/flow';
import { heroOf } from '../rules/heroes';
import { missingDice, ritual as perform, refuseRitual } from '../rules/prayer';
import { mayAct, refuseUnlessActing, refuseUnlessCalm } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { countSchema } from './schemas';

/** A wizard buys spell dice back (R9.17); in a fight if the options allow it (R9.18). */
export const ritual: Move<State, View, readonly [number]> = {
  args: v.strictTuple([countSchema]),
  *candidates(view, seat) {
    if (!mayAct(view, seat)) return;
    for (let count = 1; count <= missingDice(heroOf(view, seat), 'spell'); count++) yield [count];
  },
  refuse: (view, seat, [count]) => refuseMoment(view, seat) ?? refuseRitual(view, seat, count),
  apply(context, seat, [count]) {
    perform(context.state, seat, count);
    advance(context);
  },
  conceals: 'nothing',
  anytime: true,
};

function refuseMoment(view: View, seat: Seat): Refusal | undefined {
  return view.options.ritualInCombat ? refuseUnlessActing(view, seat) : refuseUnlessCalm(view, seat);
}
