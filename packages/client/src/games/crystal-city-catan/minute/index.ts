import type { Moment } from '../../../match/minute/moment';
import { Build, Fate, Goal, Guard, Pools } from './scenes';
import { t } from './strings';

export const minute = (): readonly Moment[] => [
  { id: 'goal', Scene: Goal, sentence: t().goal },
  { id: 'pools', Scene: Pools, sentence: t().pools },
  { id: 'build', Scene: Build, sentence: t().build },
  { id: 'fate', Scene: Fate, sentence: t().fate },
  { id: 'guard', Scene: Guard, sentence: t().guard },
];
