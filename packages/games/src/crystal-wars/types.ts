export type Reason =
  | 'domination'
  | 'gold'
  | 'metropolis'
  | 'metropolisMost'
  | 'lastSurvivor'
  | 'wipeout'
  | 'roundLimit'
  | 'quiet';
