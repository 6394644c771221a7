import { quantity } from '@lantern/games/kit/plural.de';
import type { EndStrings } from './strings.en';

export const end: EndStrings = {
  housing: 'Orte',
  hospitals: 'Hospi\u00adtäler',
  armories: 'Zeug\u00adhäuser',
  points: 'Punkte',
  inWords: (points) => quantity(points, 'Punkt', 'Punkte'),
};
