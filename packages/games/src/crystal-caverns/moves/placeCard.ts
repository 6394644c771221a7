import { type Move, refusal } from '../../kit/move';
import type { CardId } from '../data/cards';
import { refuseUnless, stageOf } from '../rules/due';
import { placementProblem, placementsOf } from '../rules/placing';
import { layDrawn } from '../rules/turn';
import type { State } from '../state';
import type { View } from '../view';
import { placementArgs } from './schemas';

/** Lays the drawn card (R2.1). */
export const placeCard: Move<State, View, readonly [x: number, y: number, rot: 0 | 1]> = {
  args: placementArgs,
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'place' || !view.drawn) return;
    for (const { x, y, rot } of placementsOf(view, view.drawn)) yield [x, y, rot];
  },
  refuse(view, seat, [x, y, rot]) {
    const early = refuseUnless(view, seat, 'place');
    if (early) return early;
    const problem = placementProblem(view, view.drawn as CardId, { x, y, rot });
    return problem && refusal(problem, 'R2.1');
  },
  apply: (table, _seat, [x, y, rot]) => layDrawn(table, { x, y, rot }),
  harmless: true,
};
