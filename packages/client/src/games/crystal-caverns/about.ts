import type { FactSubjects } from '../../match/highlight/subjects';

/** Which parameters of the story name cells, heroes or monsters. */
export const about: FactSubjects = {
  x: 'x',
  y: 'y',
  hero: 'seat',
  by: 'seat',
  pair: 'seat',
  seats: 'seat',
  leaders: 'seat',
  id: 'foe',
};
