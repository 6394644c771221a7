import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { type Card, isFace } from '../data/cards';
import { musterOf } from '../rules/muster';
import { refuseFace } from '../rules/picking';
import { refuseUnlessAsked } from '../rules/preconditions';
import { record } from '../rules/story';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Claims a hero publicly; everybody must confirm again (R2.6). */
export const claim: Move<State, View, readonly [Card]> = {
  args: v.strictTuple([cardSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) === 'claim') for (const card of view.hand.filter(isFace)) yield [card];
  },
  refuse: (view, seat, [card]) => refuseUnlessAsked(view, seat, ['claim']) ?? refuseFace(view, card),
  apply({ state }, seat, [card]) {
    const muster = musterOf(state);
    muster.claims[seat] = card;
    muster.confirmed = [];
    record(state, 'claimed', { seat, card });
  },
  conceals: 'nothing',
  anytime: true,
};
