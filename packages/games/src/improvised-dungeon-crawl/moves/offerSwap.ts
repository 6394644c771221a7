import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Card } from '../data/cards';
import { carryOn } from '../rules/flow';
import { offerSwap as offer, refuseOffer } from '../rules/remedies';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema, seatSchema } from './schemas';

/** A player without a usable face card offers a pip card for one (R2.4); a further offer replaces the first. */
export const offerSwap: Move<State, View, readonly [Seat, Card]> = {
  args: v.strictTuple([seatSchema, cardSchema]),
  *candidates(view, seat) {
    if (!view.muster?.needy.includes(seat)) return;
    for (const to of view.muster.who) for (const pip of view.hand) yield [to, pip];
  },
  refuse: (view, seat, [to, pip]) => refuseOffer(view, seat, to, pip),
  apply(context, seat, [to, pip]) {
    offer(context.state, seat, to, pip);
    carryOn(context);
  },
  conceals: 'arguments',
  anytime: true,
};
