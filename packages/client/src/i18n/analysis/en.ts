/** The analysis of a finished match: whose chances rose and fell, and why. */
export const analysis = {
  title: 'Where was it lost?',
  open: 'Analyse the match',
  close: 'Close the analysis',
  running: 'The match is being analysed …',
  background: 'This goes on if you look elsewhere in the meantime.',
  cancel: 'Cancel',
  begin: 'Analyse',
  cancelled: 'The analysis was cancelled.',
  fetching: 'What was revealed of the match is being fetched …',
  notRevealed:
    'What was hidden in this match is not known here: nothing was revealed, or it was saved without. It cannot be analysed.',
  rules: 'This match was played by other rules than those this page knows. It cannot be analysed here.',
  broken: 'The match cannot be played again from what was revealed. It cannot be analysed.',
  failed: 'The analysis did not work here. Try again.',
  chances: 'Chances to win',
  party: 'The party',
  percent: (share: number) => `${Math.round(share * 100)}\u00a0%`,
  picture: (names: readonly string[]) =>
    `Chances to win in the course of the match: ${names.join(', ')}. The table below has the numbers.`,
  points: 'Turning points',
  none: 'Chances changed little by little: no single move turned the match.',
  clock: 'The clock ran out.',
  turn: (turn: number) => `Turn ${turn}`,
  at: (step: number) => `Moment ${step}`,
  show: (number: number) => `Show turning point ${number}`,
  /** What a move came to for somebody; a name that is not given is the party. */
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
  change: (before: string, after: string) => `${before} → ${after}`,
  split: (choice: string, luck: string) => `choice ${choice}, luck ${luck}`,
  same: (chance: string, name: string | null) =>
    `Looking ahead, Lantern would have done the same, and hoped for ${chance} for ${name ?? 'the party'}.`,
  other: (sentence: string, chance: string, name: string | null, played: string | null) =>
    `Looking ahead, Lantern would rather have done this: “${sentence}” It hoped for ${chance} for ${name ?? 'the party'}${played === null ? '' : ` instead of ${played}`}.`,
  asGood: (sentence: string, chance: string, name: string | null) =>
    `Looking ahead, Lantern would have done this, and hoped for the same ${chance} for ${name ?? 'the party'}: “${sentence}”`,
  balance: 'Luck and choices of the whole match',
  who: 'Who',
  luckColumn: 'Luck',
  own: 'Own choices',
  others: 'Others’ choices',
  choices: 'Choices',
  table: 'The chances as a table',
  moment: 'Moment',
  moved: 'Move of',
  noOne: '–',
  how: 'Worked out in this browser: from every moment many short futures are played by quick bots. A point is one per cent of a win. Before the dice fall, what they may bring counts on average: what a choice changes by itself is choice, the rest is luck. What Lantern would have done is found by what that person could see. All of it is an estimate.',
};

const inPoints = (points: number) => (points === 1 ? '1 point' : `${points} points`);

const subject = (name: string | null, by: string | null) =>
  by === null ? 'This' : by === name ? 'This choice' : `${by}’s choice`;

export type AnalysisStrings = typeof analysis;
