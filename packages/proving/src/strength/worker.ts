import { loadGame } from '../play/game';
import { type Contest, type Outcome, playContest } from './contest';

/** What a worker is asked for: some matches of a contest. */
export interface ContestWork {
  contest: Contest;
  indexes: number[];
}

/** A match that a worker has played. */
export interface Played {
  index: number;
  outcome: Outcome;
}

process.once('message', async ({ contest, indexes }: ContestWork) => {
  const { module } = await loadGame(contest.game);
  for (const index of indexes) {
    process.send?.({ index, outcome: playContest(module, contest, index) } satisfies Played);
  }
  process.disconnect();
});
