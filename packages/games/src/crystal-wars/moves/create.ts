import * as v from 'valibot';
import type { Move } from '../../kit/move';
import { CREATABLE, type Creatable } from '../data/pieces';
import type { Square } from '../data/squares';
import { create as build, refuseCreation } from '../rules/creating';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { allSquares } from '../rules/squares';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { creatableSchema, squareSchema } from './schemas';

/** Creates a unit, founds a village or upgrades one to a city (R10). */
export const create: Move<State, View, readonly [Creatable, Square]> = {
  args: v.strictTuple([creatableSchema, squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'creation') return;
    for (const kind of CREATABLE) for (const square of allSquares(view)) yield [kind, square];
  },
  refuse: (view, seat, [kind, square]) =>
    refuseUnlessAsked(view, seat, 'creation') ?? refuseOffMap(view, square) ?? refuseCreation(view, seat, kind, square),
  apply(context, seat, [kind, square]) {
    build(context.state, seat, kind, square);
    advance(context);
  },
  conceals: 'nothing',
  harmless: true,
};
