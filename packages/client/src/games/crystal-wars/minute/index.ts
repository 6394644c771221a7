import type { Moment } from '../../../match/minute/moment';
import { Fight, Flow, Goal, Grain, Rings } from './scenes';
import { t } from './strings';

export const minute = (): readonly Moment[] => [
  { id: 'goal', Scene: Goal, sentence: t().goal },
  { id: 'grain', Scene: Grain, sentence: t().grain },
  { id: 'flow', Scene: Flow, sentence: t().flow },
  { id: 'fight', Scene: Fight, sentence: t().fight },
  { id: 'rings', Scene: Rings, sentence: t().rings },
];
