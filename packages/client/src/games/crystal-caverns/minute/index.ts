import type { Moment } from '../../../match/minute/moment';
import { Explore, Fight, FromBag, Goal, Grow } from './scenes';
import { t } from './strings';

export const minute = (): readonly Moment[] => [
  { id: 'goal', Scene: Goal, sentence: t().goal },
  { id: 'explore', Scene: Explore, sentence: t().explore },
  { id: 'bag', Scene: FromBag, sentence: t().bag },
  { id: 'fight', Scene: Fight, sentence: t().fight },
  { id: 'grow', Scene: Grow, sentence: t().grow },
];
