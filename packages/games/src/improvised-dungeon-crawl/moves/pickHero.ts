import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { type Card, isFace } from '../data/cards';
import { carryOn } from '../rules/flow';
import { pickHero as pick } from '../rules/muster';
import { refusePick } from '../rules/picking';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** The player whose turn it is decides on their hero (R2.7). */
export const pickHero: Move<State, View, readonly [Card]> = {
  args: v.strictTuple([cardSchema]),
  *candidates(view) {
    if (view.step === 'order') for (const card of view.hand.filter(isFace)) yield [card];
  },
  refuse: (view, seat, [card]) => refusePick(view, seat, card),
  apply(context, seat, [card]) {
    pick(context, seat, card);
    carryOn(context);
  },
  conceals: 'nothing',
  anytime: true,
};
