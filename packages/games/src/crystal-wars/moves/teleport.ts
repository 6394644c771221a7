import * as v from 'valibot';
import type { Move } from '../../kit/move';
import type { Square } from '../data/squares';
import { teleport as jump, refuseTeleport, unmovedUnits } from '../rules/moving';
import { refuseOffMap, refuseUnlessAsked } from '../rules/preconditions';
import { vorticesFrom } from '../rules/reach';
import { advance } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { squareSchema } from './schemas';

/** Jumps from one vortex to another (R6.6). */
export const teleport: Move<State, View, readonly [from: Square, to: Square]> = {
  args: v.strictTuple([squareSchema, squareSchema]),
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'movement') return;
    for (const from of unmovedUnits(view, seat)) for (const to of vorticesFrom(view, from)) yield [from, to];
  },
  refuse: (view, seat, [from, to]) =>
    refuseUnlessAsked(view, seat, 'movement') ?? refuseOffMap(view, from, to) ?? refuseTeleport(view, seat, from, to),
  apply(context, _seat, [from, to]) {
    jump(context.state, from, to);
    advance(context);
  },
  conceals: 'nothing',
  harmless: true,
};
