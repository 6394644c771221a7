import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Card } from '../data/cards';
import { carryOn } from '../rules/flow';
import { answerSwap as answer, refuseAnswer } from '../rules/remedies';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema, seatSchema } from './schemas';

/** Gives a face card for the offered pip card, or declines (R2.4). */
export const answerSwap: Move<State, View, readonly [Seat, Card | null]> = {
  args: v.strictTuple([seatSchema, v.nullable(cardSchema)]),
  *candidates(view, seat) {
    for (const { from } of view.muster?.offers.filter(({ to }) => to === seat) ?? []) {
      for (const face of [null, ...view.hand]) yield [from, face];
    }
  },
  refuse: (view, seat, [from, face]) => refuseAnswer(view, seat, from, face),
  apply(context, seat, [from, face]) {
    answer(context.state, seat, from, face);
    carryOn(context);
  },
  conceals: 'arguments',
  anytime: true,
};
