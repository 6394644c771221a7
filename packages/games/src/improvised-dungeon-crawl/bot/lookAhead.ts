import type { LookAhead } from '../../module';
import type { View } from '../view';

/**
 * A match is one turn, so its futures are played to the end: if they were cut off by steps, choices that take more steps
 * would look better. For a lone hero a choice that looks better than the quick bot's wins no more often (`npm run prove --
 * strength`).
 */
export const lookAhead = ({ seats }: View): Partial<LookAhead> => ({
  steps: 5000,
  errors: seats.length === 1 ? Infinity : 2,
  depth: { steps: 300, turns: 1 },
  whims: 0,
});
