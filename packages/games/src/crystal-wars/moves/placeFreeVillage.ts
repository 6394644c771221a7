import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { placed, putUp, refusePlacement } from '../rules/opening';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { allSquares } from '../rules/squares';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** Places a free village on the home coaster of the next player (R3.2). */
export const placeFreeVillage: Move<State, View, readonly [Square]> = {
  args: v.strictTuple([squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'freeVillage') return;
    for (const square of allSquares(view)) yield [square];
  },
  refuse: (view, seat, [square]) =>
    refuseUnlessAsked(view, seat, 'freeVillage') ??
    refuseOffMap(view, square) ??
    refusePlacement(view, seat, 'freeVillage', square),
  apply(context, seat, [square]) {
    putUp(context.state, seat, 'freeVillage', square);
    placed(context);
  },
  conceals: 'nothing',
};
