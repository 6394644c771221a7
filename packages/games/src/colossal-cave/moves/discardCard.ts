import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { CardId } from '../data/cards';
import { discardFromHand } from '../rules/carrying';
import { carryOn } from '../rules/flow';
import { distinct } from '../rules/playing';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import { HAND_LIMIT, type State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Discards a card above the hand limit (R14). */
export const discardCard: Move<State, View, readonly [CardId]> = {
  args: v.strictTuple([cardSchema]),

  *candidates(view, seat) {
    if (!isAsked(view, seat, 'limit')) return;
    for (const card of distinct(view.hand)) yield [card];
  },

  refuse(view, seat, [card]) {
    const notDue = refuseUnlessAsked(view, seat, 'limit');
    if (notDue) return notDue;
    if (!view.hand.includes(card)) return refusal('NOT_IN_HAND', 'R14', { card });
    if (view.hand.length <= HAND_LIMIT) return refusal('NOT_OVER', 'R14');
    return undefined;
  },

  apply(context, seat, [card]) {
    discardFromHand(context.state, seat, card);
    carryOn(context);
  },
  conceals: 'nothing',
};
