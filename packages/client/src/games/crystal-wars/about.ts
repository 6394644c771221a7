import type { FactSubjects } from '../../match/highlight/subjects';

/** The parameters of the story, and of moves by their position, that name squares or players. */
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
  'battle.0': 'square',
  'battle.1': 'square',
  'battle.2': 'square',
  'siege.0': 'square',
  'siege.1': 'square',
  'siege.2': 'square',
  'persuade.0': 'square',
  'persuade.1': 'square',
  'sabotage.0': 'square',
  'sabotage.1': 'square',
};
