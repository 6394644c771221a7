import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { nameOf } from '../data/cards';
import { carryOn } from '../rules/flow';
import { isAsked, refuseUnlessAsked } from '../rules/preconditions';
import { payToll as settleToll, type Toll, tollCards } from '../rules/tolls';
import type { State } from '../state';
import type { View } from '../view';
import { cardSchema } from './schemas';

/** Pays the toll that a reaction demands, or refuses it with `null` (10.5). */
export const payToll: Move<State, View, readonly [Toll]> = {
  args: v.strictTuple([v.union([cardSchema, v.literal('dropAll'), v.null()])]),

  *candidates(view, seat) {
    const { pending } = view;
    if (pending?.kind !== 'toll' || !isAsked(view, seat, 'toll')) return;
    yield [null];
    yield ['dropAll'];
    for (const card of tollCards(view, seat, pending.card)) yield [card];
  },

  refuse: (view, seat, [toll]) =>
    refuseUnlessAsked(view, seat, 'toll') ?? (isToll(view, toll) ? undefined : refusal('BAD_TOLL', 'R9.2')),

  apply(context, _seat, [toll]) {
    settleToll(context.state, toll);
    carryOn(context);
  },
  conceals: 'nothing',
};

function isToll(view: View, toll: Toll): boolean {
  const { pending } = view;
  if (toll === null) return true;
  if (pending?.kind !== 'toll') return false;
  if (nameOf(pending.card) === 'tightSqueeze') return toll === 'dropAll';
  return toll !== 'dropAll' && tollCards(view, pending.seat, pending.card).includes(toll);
}
