import { type Evaluation, outlookOf } from '../../kit/outlook';
import type { State } from '../state';

/** The value of a position depends on the share of the goal that each seat has reached. */
const evaluation: Evaluation<State, 'points'> = {
  party: false,
  seats: ({ points }) => Object.keys(points),
  features: ({ points, options }, seat) => ({ points: (points[seat] ?? 0) / options.goal }),
  weights: { points: 4 },
};

/** Each seat's share of a win, 0 to 1. */
export const outlook = outlookOf(evaluation);
