import type { Acts } from '../kit/strings';

/** Pairs of facts that describe the same act, independent of the language. */
export const ACTS: Acts = {
  'harvested fed': 'both',
  'battle fell': 'both',
  'eventRolled graceKept': 'both',
  'eventRolled noEruption': 'both',
  'eventRolled drought': 'both',
  'eventRolled noMilitia': 'both',
  'eventRolled silo': 'both',
  'eventRolled bumperCrop': 'both',
  'eventRolled noRiots': 'both',
  'eventRolled noBandit': 'both',
};
