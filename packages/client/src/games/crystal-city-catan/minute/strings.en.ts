export const minute = {
  goal: 'Grow your colony to twelve points before your rival does.',
  pools: 'One die fills the pools with its number, for both of you.',
  build: 'Build roads, put suburbs behind them, make them cities.',
  fate: 'The other die is fate: gifts, wagers, epidemics.',
  guard: 'Marauders rob the full. Spend, or guard what you have.',
};

export type MinuteStrings = typeof minute;
