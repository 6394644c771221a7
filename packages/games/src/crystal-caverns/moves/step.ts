import * as v from 'valibot';
import { type Move, refusal } from '../../kit/move';
import { DIRS, type Dir } from '../data/directions';
import { stepProblem } from '../rules/exits';
import { refuseUnlessAsked } from '../rules/preconditions';
import { stepOn } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { dirSchema } from './schemas';

/** Moves the party to a connected card (R6.1). */
export const step: Move<State, View, readonly [Dir]> = {
  args: v.strictTuple([dirSchema]),
  candidates: (view, seat) => (stageOf(view, seat) === 'travel' ? DIRS.map((dir) => [dir] as const) : []),
  refuse(view, seat, [dir]) {
    const early = refuseUnlessAsked(view, seat, 'travel');
    if (early) return early;
    const problem = stepProblem(view, dir);
    return problem && refusal(problem, problem === 'LOCKED' ? 'R5.5' : 'R6.1');
  },
  apply: (context, seat, [dir]) => stepOn(context, seat, dir),
  conceals: 'nothing',
  harmless: true,
};
