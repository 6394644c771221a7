import type { Moment } from '../../../match/minute/moment';
import { Find, Goal, React, Safe, Turn } from './scenes';
import { t } from './strings';

export const minute = (): readonly Moment[] => [
  { id: 'goal', Scene: Goal, sentence: t().goal },
  { id: 'turn', Scene: Turn, sentence: t().turn },
  { id: 'find', Scene: Find, sentence: t().find },
  { id: 'react', Scene: React, sentence: t().react },
  { id: 'safe', Scene: Safe, sentence: t().safe },
];
