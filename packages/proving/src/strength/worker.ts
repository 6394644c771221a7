import { loadGame } from '../play/game';
import { type Contest, type Outcome, playContest } from './contest';

/** The task of a worker: some matches of a contest. */
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
  for (const index of indexes) await report({ index, outcome: playContest(module, contest, index) });
  process.disconnect();
});

/** Resolves when it is sent: messages that are still queued are lost when the channel is closed. */
function report(played: Played): Promise<void> {
  return new Promise((resolve, reject) =>
    process.send?.(played, (error: Error | null) => (error ? reject(error) : resolve())),
  );
}
