import type { About } from '../../match/highlight/subjects';

/** Heroes and the cards of the room, monsters among them that the story tells of. */
export const about: About = {
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
