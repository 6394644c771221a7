import type { Analysis, TurningPoint } from '@lantern/games/engine/analysis/types';
import { turningMoment } from './turningMoment';

const point = (at: number): TurningPoint => ({ at, facts: [] });

/** Returns an analysis of a match of two rivals with these chances of seat 0. */
function analysisOf(chances: readonly number[], points: readonly number[]): Analysis {
  const moments = chances.map((chance, at) => ({
    chances: [chance, 1 - chance],
    seat: at % 2 === 0 ? '1' : '0',
    turn: at,
    told: at,
    decisionId: at,
  }));
  return { party: false, seats: ['0', '1'], moments, turningPoints: points.map(point) };
}

test('the moment at which a match turned is the turning point that changed the chances most, early or late', () => {
  expect(turningMoment(analysisOf([0.5, 0.6, 0.1, 0.3], [1, 2, 3]))?.point.at).toBe(2);
  expect(turningMoment(analysisOf([0.5, 0.1, 0.2, 0.4], [1, 3]))?.point.at).toBe(1);
});

test('it has the chances of the player who moved, before and after', () => {
  expect(turningMoment(analysisOf([0.5, 0.9], [1]))).toMatchObject({ place: 0, before: 0.5, after: 0.9 });
});

test('a match without turning points has none', () => {
  expect(turningMoment(analysisOf([0.5, 0.52], []))).toBeUndefined();
});
