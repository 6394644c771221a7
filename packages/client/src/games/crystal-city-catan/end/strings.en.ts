import { quantity } from '@lantern/games/kit/plural.en';

export const end = {
  housing: 'Commu\u00adnities',
  hospitals: 'Hospi\u00adtals',
  armories: 'Armo\u00adries',
  points: 'Points',
  inWords: (points: number) => quantity(points, 'point'),
};

export type EndStrings = typeof end;
