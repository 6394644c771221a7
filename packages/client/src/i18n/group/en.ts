import { plural } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import { deletedPlayer } from '../deletedPlayer';

/** A group that meets again: its next room and its history. */
export const group = {
  deletedPlayer: deletedPlayer.en,
  title: (nights: number) => plural(nights, 'The group: one night', `The group: ${nights} nights`),
  next: 'Next room, same group',
  nextHelp:
    'For your next game night: a new room with the same game that knows everyone again and continues the standings.',
  goOn: 'The group goes on in the next room.',
  go: 'Go to the next room',
  fetching: 'Loading the results…',
  name: 'Name',
  wins: 'Wins',
  matches: 'Matches',
  nights: 'Nights',
  bot: 'bot',
  byName: 'By name only',
  known: 'Players from earlier nights were recognised by the key of their seat.',
  someByName: (names: readonly string[]) =>
    `${listOf(names)}: recognised by name only. The other players from earlier nights were recognised by the key of their seat.`,
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
