import type { About } from '../../match/highlight/subjects';

/** Cells, heroes and monsters that the story tells of. */
export const about: About = {
  x: 'x',
  y: 'y',
  hero: 'seat',
  by: 'seat',
  pair: 'seat',
  seats: 'seat',
  leaders: 'seat',
  id: 'foe',
};
