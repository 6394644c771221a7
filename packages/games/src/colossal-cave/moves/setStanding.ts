import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { advance } from '../rules/flow';
import { hasConceded } from '../rules/preconditions';
import { hiddenOf } from '../rules/secrets';
import { applyStandingOrder } from '../rules/windows';
import type { StandingOrder, State } from '../state';
import type { View } from '../view';

const standingSchema = v.strictObject({
  moves: v.picklist(['ask', 'pass']),
  plays: v.picklist(['ask', 'pass']),
  evenIfTargeted: v.boolean(),
  until: v.picklist(['myTurn', 'forever']),
});

/** The values are checked by `refuse`, so that the refusal names the wrong one. */
const anyStanding = v.record(v.string(), v.union([v.string(), v.boolean()]));

/** Sets the standing orders of the player (R8.5). */
export const setStanding: Move<State, View, readonly [StandingOrder | Record<string, string | boolean>]> = {
  args: v.strictTuple([anyStanding]),

  candidates: () => [],

  refuse(view, seat, [standing]) {
    if (view.result) return refusal('GAME_OVER', 'R16');
    if (hasConceded(view, seat)) return refusal('NOT_YOUR_DECISION', 'E4');
    return v.is(standingSchema, standing) ? undefined : refusal('BAD_STANDING', 'R8.5');
  },

  apply(context, seat, [standing]) {
    hiddenOf(context.state).standing[seat] = v.parse(standingSchema, standing);
    applyStandingOrder(context.state, seat);
    advance(context);
  },

  conceals: 'move',
  anytime: true,
};
