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

/** Places a mountain on the player's home coaster (R3.3). */
export const placeMountain: Move<State, View, readonly [Square]> = {
  args: v.strictTuple([squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'mountain') return;
    for (const square of allSquares(view)) yield [square];
  },
  refuse: (view, seat, [square]) =>
    refuseUnlessAsked(view, seat, 'mountain') ??
    refuseOffMap(view, square) ??
    refusePlacement(view, seat, 'mountain', square),
  apply(context, seat, [square]) {
    putUp(context.state, seat, 'mountain', square);
    placed(context);
  },
  conceals: 'nothing',
};
