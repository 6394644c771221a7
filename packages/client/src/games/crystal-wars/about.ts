import type { About } from '../../match/highlight/subjects';

/** Fields and people that the story tells of. */
export const about: About = {
  at: 'square',
  from: 'square',
  to: 'square',
  target: 'square',
  path: 'square',
  units: 'square',
  casualties: 'square',
  freed: 'square',
  owner: 'seat',
  holder: 'seat',
  first: 'seat',
  winner: 'seat',
  winners: 'seat',
};
