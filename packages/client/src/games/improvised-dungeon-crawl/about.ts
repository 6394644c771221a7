import type { FactSubjects } from '../../match/highlight/subjects';

/** Which parameters of the story name heroes or cards of the room, monsters among them. */
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
};
