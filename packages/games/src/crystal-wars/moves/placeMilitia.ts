import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { ANSWERS } from '../rules/events';
import { candidatesFor, refuseOffMap, refuseUnlessAsked, refuseUnlessCandidate } from '../rules/preconditions';
import { advance } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** Chooses the square for the militia's infantry (R9.5). */
export const placeMilitia: Move<State, View, readonly [Square]> = {
  args: v.strictTuple([squareSchema]),
  candidates: (view, seat) => candidatesFor(view, seat, 'militia'),
  refuse: (view, seat, [square]) =>
    refuseUnlessAsked(view, seat, 'militia') ??
    refuseOffMap(view, square) ??
    refuseUnlessCandidate(view, square, 'R9.5'),
  apply(context, _seat, [square]) {
    context.state.question = null;
    ANSWERS.militia(context.state, square);
    advance(context, 'creation');
  },
  conceals: 'nothing',
};
