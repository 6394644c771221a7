import type { LookAhead } from '../../module';
import type { View } from '../view';

/**
 * A match is one turn, so its futures go to the end: cut off by steps alone, choices that only take more steps would look
 * better. For a hero alone what looks better than the quick bot's choice wins no more often (`npm run prove -- strength`).
 */
export const lookAhead = ({ seats }: View): Partial<LookAhead> => ({
  steps: 5000,
  errors: seats.length === 1 ? Infinity : 2,
  depth: { steps: 300, turns: 1 },
  whims: 0,
});
