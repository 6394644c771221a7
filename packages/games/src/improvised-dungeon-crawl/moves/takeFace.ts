import type { Seat } from '@lantern/protocol/seat';
import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Card } from '../data/cards';
import { carryOn } from '../rules/flow';
import { refuseTake, takeFace as take } from '../rules/remedies';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema, seatSchema } from './schemas';

/** If the hero deck is empty, a player without a usable face card takes a spare one that is offered (R2.5). */
export const takeFace: Move<State, View, readonly [Seat, Card]> = {
  args: v.strictTuple([seatSchema, cardSchema]),
  *candidates(view) {
    for (const [from, faces] of Object.entries(view.spares)) for (const face of faces) yield [from, face];
  },
  refuse: (view, seat, [from, face]) => refuseTake(view, seat, from, face),
  apply(context, seat, [from, face]) {
    take(context.state, seat, from, face);
    carryOn(context);
  },
  conceals: 'arguments',
  anytime: true,
};
