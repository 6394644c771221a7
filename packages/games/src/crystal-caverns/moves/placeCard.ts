import { type Move, refusal } from '../../kit/move';
import type { CardId } from '../data/cards';
import { placementProblem } from '../rules/placing';
import { refuseUnlessAsked } from '../rules/preconditions';
import { layScried, placementsNow } from '../rules/scrying';
import { fightOn, layDrawn } from '../rules/turn';
import { stageOf } from '../stages';
import type { State } from '../state';
import type { View } from '../view';
import { placementArgs } from './schemas';

/** Lays the drawn card (R2.1), or the one found by scrying (R12.5). */
export const placeCard: Move<State, View, readonly [x: number, y: number, rot: 0 | 1]> = {
  args: placementArgs,
  *candidates(view, seat) {
    if (stageOf(view, seat) !== 'place' || !view.drawn) return;
    for (const { x, y, rot } of placementsNow(view, view.drawn)) yield [x, y, rot];
  },
  refuse(view, seat, [x, y, rot]) {
    const early = refuseUnlessAsked(view, seat, 'place');
    if (early) return early;
    const id = view.drawn as CardId;
    const problem = placementProblem(view, id, { x, y, rot });
    if (problem) return refusal(problem, 'R2.1');
    if (!view.combat) return undefined;
    const fits = placementsNow(view, id).some(
      (placement) => placement.x === x && placement.y === y && placement.rot === rot,
    );
    return fits ? undefined : refusal('NOT_AT_EXIT', 'R12.5');
  },
  apply(context, seat, [x, y, rot]) {
    if (!context.state.combat) return layDrawn(context, { x, y, rot });
    layScried(context, seat, { x, y, rot });
    fightOn(context);
  },
  conceals: 'nothing',
  harmless: true,
};
