import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { refuseStarving, shortageOf, starve as starveUnit } from '../rules/harvest';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { unitSquares } from '../rules/squares';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** Chooses a unit that starves because the grain does not suffice for all (R5.3). */
export const starve: Move<State, View, readonly [Square]> = {
  args: v.strictTuple([squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'starvation') return;
    for (const square of unitSquares(view, seat)) yield [square];
  },
  refuse: (view, seat, [square]) =>
    refuseUnlessAsked(view, seat, 'starvation') ?? refuseOffMap(view, square) ?? refuseStarving(view, seat, square),
  apply(context, seat, [square]) {
    starveUnit(context.state, square);
    advance(context, shortageOf(context.state, seat) > 0 ? undefined : 'movement');
  },
  conceals: 'nothing',
};
