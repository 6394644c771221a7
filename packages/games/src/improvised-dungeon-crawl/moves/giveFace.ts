import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Card } from '../data/cards';
import { carryOn } from '../rules/flow';
import { giveFace as give, refuseGift } from '../rules/remedies';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema, seatSchema } from './schemas';

/** Gives a spare face card to a player without a usable one (R2.4). */
export const giveFace: Move<State, View, readonly [Seat, Card]> = {
  args: v.strictTuple([seatSchema, cardSchema]),
  *candidates(view, seat) {
    for (const to of view.muster?.needy ?? []) if (to !== seat) for (const face of view.hand) yield [to, face];
  },
  refuse: (view, seat, [to, face]) => refuseGift(view, seat, to, face),
  apply(context, seat, [to, face]) {
    give(context.state, seat, to, face);
    carryOn(context);
  },
  conceals: 'arguments',
  anytime: true,
};
