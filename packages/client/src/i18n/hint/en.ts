/** Hints: what a player who looks ahead would do. */
export const hint = {
  ask: 'What would you do?',
  thinking: 'Looking ahead …',
  failed: 'Looking ahead did not work here. Try again.',
  nothing: 'There is nothing to choose: only one move is possible.',
  chance: (percent: number) => `Chance to win about ${percent}\u00a0%`,
  count: (hints: number) => (hints === 1 ? 'one hint' : `${hints} hints`),
  told: 'The others see that you have asked.',
  how: 'Found in this browser: it plays many futures from what you can see and imagines what you cannot. It knows no hidden card and no die to come, so it can be wrong.',
};

export type HintStrings = typeof hint;
