import { quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import { deletedPlayer } from '../deletedPlayer';

/** The matches of a room and their winners. */
export const series = {
  deletedPlayer: deletedPlayer.en,
  title: 'This evening',
  wins: (wins: number) => quantity(wins, 'win'),
  history: 'Matches played',
  won: (names: readonly string[]) => `${listOf(names)} won`,
  nobody: 'Nobody won',
  vote: 'Ended by vote',
  fault: 'Stopped by an error',
  operator: 'Ended by the operator of the server',
};

export type SeriesStrings = typeof series;
