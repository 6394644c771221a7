import type { FactSubjects } from '../../match/highlight/subjects';

/** The parameters of the story that name rooms, players or cards. */
export const about: FactSubjects = {
  room: 'room',
  from: 'room seat',
  to: 'seat card',
  target: 'seat',
  mover: 'seat',
  against: 'seat',
  owner: 'seat',
  returnsTo: 'seat',
  winners: 'seat',
  card: 'card',
  item: 'card',
  by: 'card',
  reaction: 'card',
  cards: 'card',
  treasures: 'card',
};
