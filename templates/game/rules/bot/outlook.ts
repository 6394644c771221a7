import { type Evaluation, outlookOf } from '../../kit/outlook';
import type { State } from '../state';

/** A position is judged by how near each seat is to the goal. */
const evaluation: Evaluation<State, 'points'> = {
  party: false,
  seats: ({ points }) => Object.keys(points),
  features: ({ points, options }, seat) => ({ points: (points[seat] ?? 0) / options.goal }),
  weights: { points: 4 },
};

/** Each seat's share of a win, 0 to 1. */
export const outlook = outlookOf(evaluation);
