import { loadGame } from '../play/game';
import { type Contest, type Outcome, playContest } from './contest';

/** What a worker is asked for: the matches `first`, `first + step` … below `end`. */
export interface ContestWork {
  contest: Contest;
  first: number;
  end: number;
  step: number;
}

process.once('message', async ({ contest, first, end, step }: ContestWork) => {
  const { module } = await loadGame(contest.game);
  for (let index = first; index < end; index += step) {
    process.send?.(playContest(module, contest, index) satisfies Outcome);
  }
  process.disconnect();
});
