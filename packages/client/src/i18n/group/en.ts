import { listOf } from '@lantern/games/kit/strings';

/** What is said of a group that meets again: its next room, and what it has played. */
export const group = {
  title: (nights: number) => (nights === 1 ? 'The group: one night' : `The group: ${nights} nights`),
  next: 'Next room, same group',
  nextHelp:
    'For your next game night: a new room with the same game that knows everybody again and carries on the count.',
  goOn: 'The group goes on in the next room.',
  go: 'Go to the next room',
  fetching: 'Looking up what was played…',
  name: 'Name',
  wins: 'Wins',
  matches: 'Matches',
  nights: 'Nights',
  bot: 'bot',
  byName: 'By name only',
  known: 'Whoever was here before was recognised by the key of the seat they had.',
  someByName: (names: readonly string[]) =>
    `${listOf(names)}: taken for the same person because of the name. Whoever else was here before was recognised by the key of the seat they had.`,
  csv: 'Save as table (CSV)',
  json: 'Save as JSON',
  delete: 'Delete the earlier nights',
  deleteTitle: 'Delete the earlier nights?',
  deleteBody:
    'Their results are deleted from the server for everybody and for ever, here and in later rooms; so are the rooms they were played in, with all matches and replays. What was played in this room stays.',
  deleted: 'The earlier nights are deleted.',
  columns: ['night', 'ended', 'game', 'outcome', 'name', 'kind', 'person', 'won'],
};

export type GroupStrings = typeof group;
