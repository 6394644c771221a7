import type { Acts } from '../kit/strings';

/** Pairs of facts that describe the same act, independent of the language. */
export const ACTS: Acts = {
  'attacked monsterDied': 'both',
  'missile monsterDied': 'both',
  'chestChecked trapSpotted': 'second',
  'crawlWon ended': 'second',
};
