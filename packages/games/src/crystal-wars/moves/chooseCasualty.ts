import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { fell } from '../rules/combat/casualties';
import { candidatesFor, refuseOffMap, refuseUnlessAsked, refuseUnlessCandidate } from '../rules/preconditions';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** Chooses the unit that falls (R7.7). Possible in another player's turn. */
export const chooseCasualty: Move<State, View, readonly [Square]> = {
  args: v.strictTuple([squareSchema]),
  candidates: (view, seat) => candidatesFor(view, seat, 'casualty'),
  refuse: (view, seat, [square]) =>
    refuseUnlessAsked(view, seat, 'casualty') ??
    refuseOffMap(view, square) ??
    refuseUnlessCandidate(view, square, 'R7.7'),
  apply(context, _seat, [square]) {
    context.state.question = null;
    fell(context.state, square);
    advance(context);
  },
  conceals: 'nothing',
};
