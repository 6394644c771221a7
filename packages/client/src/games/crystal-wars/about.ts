import type { FactSubjects } from '../../match/highlight/subjects';

/** Which parameters of the story name squares or players. */
export const about: FactSubjects = {
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
