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

/** Places a first village on the player's home coaster (R3.4). */
export const placeVillage: Move<State, View, readonly [Square]> = {
  args: v.strictTuple([squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'village') return;
    for (const square of allSquares(view)) yield [square];
  },
  refuse: (view, seat, [square]) =>
    refuseUnlessAsked(view, seat, 'village') ??
    refuseOffMap(view, square) ??
    refusePlacement(view, seat, 'village', square),
  apply(context, seat, [square]) {
    putUp(context.state, seat, 'village', square);
    placed(context);
  },
  conceals: 'nothing',
};
