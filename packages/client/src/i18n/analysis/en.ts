import { quantity } from '@lantern/games/kit/plural.en';
/** The analysis of a finished match: whose chances rose and fell, and why. */
export const analysis = {
  title: 'Where was it lost?',
  open: 'Analyse the match',
  close: 'Close the analysis',
  running: 'Analysing the match…',
  background: 'You can leave this page meanwhile.',
  cancel: 'Cancel',
  begin: 'Analyse',
  cancelled: 'The analysis was cancelled.',
  fetching: 'Loading the revealed match…',
  notRevealed: 'This match cannot be analysed: nothing was revealed, or the file was saved without it.',
  rules: 'This page does not know the rules of that match, so it cannot be analysed here.',
  broken: 'The match cannot be replayed from what was revealed, so it cannot be analysed.',
  failed: 'The analysis did not work here. Try again.',
  chances: 'Chances to win',
  party: 'The party',
  percent: (share: number) => `${Math.round(share * 100)}%`,
  picture: (names: readonly string[]) =>
    `Chances to win in the course of the match: ${names.join(', ')}. The table below has the numbers.`,
  points: 'Turning points',
  none: 'Chances changed little by little: no single move turned the match.',
  clock: 'Time was up.',
  turn: (turn: number) => `Turn ${turn}`,
  at: (step: number) => `Step ${step}`,
  show: (number: number) => `Show turning point ${number}`,
  /** The effect of a move on a player's chances; without a name, on the party's. */
  choice: {
    lost: (name: string | null, points: number, by: string | null) =>
      `${subject(name, by)} cost ${name ?? 'the party'} ${inPoints(points)}.`,
    won: (name: string | null, points: number, by: string | null) =>
      `${subject(name, by)} gave ${name ?? 'the party'} ${inPoints(points)}.`,
  },
  luck: {
    lost: (name: string | null, points: number) => `Bad luck cost ${name ?? 'the party'} ${inPoints(points)}.`,
    won: (name: string | null, points: number) => `Luck gave ${name ?? 'the party'} ${inPoints(points)}.`,
  },
  /** The chances fell although no choice was better. */
  fell: (name: string | null, points: number) =>
    `The chance of ${name ?? 'the party'} fell by ${inPoints(points)}; no choice was better.`,
  change: (before: string, after: string) => `${before} → ${after}`,
  split: (choice: string, luck: string) => `choice ${choice}, luck ${luck}`,
  same: (chance: string, name: string | null) =>
    `Lantern’s choice was the same. Chance of ${name ?? 'the party'}: ${chance}.`,
  other: (sentence: string, chance: string, name: string | null, played: string | null) =>
    `Lantern’s choice: “${sentence}” Chance of ${name ?? 'the party'}: ${chance}${played === null ? '' : ` instead of ${played}`}.`,
  asGood: (sentence: string, chance: string, name: string | null) =>
    `Lantern’s choice, just as good: “${sentence}” Chance of ${name ?? 'the party'}: ${chance}.`,
  balance: 'Luck and choices of the whole match',
  who: 'Who',
  luckColumn: 'Luck',
  own: 'Own choices',
  others: 'Others’ choices',
  choices: 'Choices',
  table: 'The chances as a table',
  moment: 'Step',
  moved: 'Move of',
  noOne: '–',
  how: 'Your browser lets quick bots play on from every step many times. A point is one percent of a win. A choice counts with the average of all dice and cards that could follow; the rest is luck. Lantern’s choice uses only what that player could see. All figures are estimates.',
};

const inPoints = (points: number) => quantity(points, 'point');

const subject = (name: string | null, by: string | null) =>
  by === null ? 'This' : by === name ? 'This choice' : `${by}’s choice`;

export type AnalysisStrings = typeof analysis;
