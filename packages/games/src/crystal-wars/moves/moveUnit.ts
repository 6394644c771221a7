import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { moveUnit as carry, refuseMovement, unmovedUnits } from '../rules/moving';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { reachOf } from '../rules/reach';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** Moves a unit; only its destination is named (R6.7). */
export const moveUnit: Move<State, View, readonly [from: Square, to: Square]> = {
  args: v.strictTuple([squareSchema, squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'movement') return;
    for (const from of unmovedUnits(view, seat)) for (const to of reachOf(view, from).keys()) yield [from, to];
  },
  refuse: (view, seat, [from, to]) =>
    refuseUnlessAsked(view, seat, 'movement') ?? refuseOffMap(view, from, to) ?? refuseMovement(view, seat, from, to),
  apply(context, _seat, [from, to]) {
    carry(context.state, from, to);
    advance(context);
  },
  conceals: 'nothing',
  harmless: true,
};
