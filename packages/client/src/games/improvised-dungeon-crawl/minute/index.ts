import type { Moment } from '../../../match/minute/moment';
import { Calm, Dragon, Hero, Room, Wound } from './scenes';
import { t } from './strings';

export const minute = (): readonly Moment[] => [
  { id: 'hero', Scene: Hero, sentence: t().hero },
  { id: 'room', Scene: Room, sentence: t().room },
  { id: 'wound', Scene: Wound, sentence: t().wound },
  { id: 'calm', Scene: Calm, sentence: t().calm },
  { id: 'dragon', Scene: Dragon, sentence: t().dragon },
];
