import type { FactSubjects } from '../../match/highlight/subjects';

/** The parameters of the story, and of moves by their position, that name cells, heroes or monsters. */
export const about: FactSubjects = {
  x: 'x',
  y: 'y',
  hero: 'seat',
  by: 'seat',
  pair: 'seat',
  seats: 'seat',
  leaders: 'seat',
  id: 'foe',
  'useSwap.0': 'seat',
  'useSwap.1': 'seat',
};
