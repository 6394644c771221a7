import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import type { CardId } from '../data/cards';
import { startPlay } from '../rules/events';
import { carryOn } from '../rules/flow';
import { distinct, playArgs, refusePlay } from '../rules/playing';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import type { PlayArgs, State } from '../state';
import type { View } from '../view';
import { cardSchema, playArgsSchema } from './schemas';

/** Plays an item, a treasure or an action (R5.2). */
export const playCard: Move<State, View, readonly [CardId, PlayArgs?]> = {
  args: v.strictTuple([cardSchema, v.optional(playArgsSchema)]),

  *candidates(view, seat) {
    if (!isAsked(view, seat, 'play')) return;
    for (const card of distinct(view.hand)) {
      for (const args of playArgs(view, card)) yield Object.keys(args).length > 0 ? [card, args] : [card];
    }
  },

  refuse: (view, seat, [card, args = {}]) =>
    refuseUnlessAsked(view, seat, 'play') ??
    (view.hand.includes(card) ? refusePlay(view, seat, card, args) : refusal('NOT_IN_HAND', 'R5.2', { card })),

  apply(context, seat, [card, args = {}]) {
    startPlay(context.state, seat, card, args, 'turn');
    carryOn(context);
  },
  conceals: 'nothing',
};
