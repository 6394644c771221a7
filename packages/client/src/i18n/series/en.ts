import { listOf } from '@lantern/games/kit/strings';

/** What is said of the matches of a room and who won them. */
export const series = {
  title: 'This evening',
  wins: (wins: number) => (wins === 1 ? '1 win' : `${wins} wins`),
  history: 'Matches played',
  won: (names: readonly string[]) => `${listOf(names)} won`,
  nobody: 'Nobody won',
  vote: 'Ended by vote',
  fault: 'Stopped by a fault',
};

export type SeriesStrings = typeof series;
