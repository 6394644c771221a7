import { changeAt, mostChanged, totalOf } from '@lantern/games/engine/analysis/changes';
import type { Analysis, TurningPoint } from '@lantern/games/engine/analysis/types';

/** The move that changed the chances most, and the seat for which it did. */
export interface TurningMoment {
  point: TurningPoint;
  /** The index of the seat among all seats. */
  place: number;
  /** Its chances of winning, 0 to 1. */
  before: number;
  after: number;
}

/** Returns the move at which a match turned; `undefined` if the chances changed little by little. */
export function turningMoment({ moments, seats, turningPoints }: Analysis): TurningMoment | undefined {
  const changes = turningPoints.map((point) => {
    const place = mostChanged(moments, seats, point.at);
    const chance = (at: number) => moments[at]?.chances[place] ?? 0;
    const size = Math.abs(totalOf(changeAt(moments, point.at, place)));
    return { size, moment: { point, place, before: chance(point.at - 1), after: chance(point.at) } };
  });
  return changes.sort((one, other) => other.size - one.size)[0]?.moment;
}
