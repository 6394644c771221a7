import type { FactSubjects } from '../../match/highlight/subjects';

/**
 * The parameters of the story, and of moves by their position, that name heroes or cards of the room, including
 * monsters.
 */
export const about: FactSubjects = {
  to: 'seat',
  from: 'seat',
  on: 'seat',
  by: 'seat',
  lead: 'seat',
  owner: 'seat',
  opener: 'seat',
  cleric: 'seat',
  target: 'seat',
  card: 'card',
  monster: 'card',
  scorched: 'card',
  'attack.0': 'card',
  'missile.0': 'card',
  'heal.0': 'seat',
  'resurrect.0': 'seat',
};
