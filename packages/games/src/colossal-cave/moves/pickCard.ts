import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { type CardId, isTreasure } from '../data/cards';
import { pickCard as takePick } from '../rules/decisions';
import { carryOn } from '../rules/flow';
import { distinct } from '../rules/playing';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Picks a card of the discard pile: Let's Do That Again, Pirate Booty (10.4). */
export const pickCard: Move<State, View, readonly [CardId]> = {
  args: v.strictTuple([cardSchema]),

  *candidates(view, seat) {
    if (!isAsked(view, seat, 'pick')) return;
    for (const card of distinct(view.discard)) yield [card];
  },

  refuse(view, seat, [card]) {
    const notDue = refuseUnlessAsked(view, seat, 'pick');
    if (notDue) return notDue;
    if (!view.discard.includes(card)) return refusal('NOT_IN_DISCARD', 'R2', { card });
    const treasuresOnly = view.pending?.kind === 'pick' && view.pending.from === 'treasures';
    if (treasuresOnly && !isTreasure(card)) return refusal('NOT_TREASURE', 'R6.2', { card });
    return undefined;
  },

  apply(context, _seat, [card]) {
    takePick(context.state, card);
    carryOn(context);
  },
  conceals: 'nothing',
};
