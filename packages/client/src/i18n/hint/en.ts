import { plural } from '@lantern/games/kit/plural.en';
/** Hints: the move of a player who looks ahead. */
export const hint = {
  ask: 'What would you do?',
  lamp: 'Give me a hint',
  thinking: 'Calculating…',
  failed: 'No hint could be calculated. Try again.',
  nothing: 'There is nothing to choose: only one move is possible.',
  chance: (percent: number) => `Chance to win about ${percent}%`,
  /** @param next the chance of the second-best choice, if there is one */
  best: (choice: string, percent: number, next: number | undefined) =>
    `${choice}: wins about ${percent}%${next === undefined ? '' : `, the next best about ${next}%`}.`,
  list: 'All good choices',
  count: (hints: number) => plural(hints, 'one hint', `${hints} hints`),
  told: 'The others see that you have asked.',
  how: 'Your browser plays out many possible matches. It knows only what you see and guesses the rest, so it can be wrong.',
};

export type HintStrings = typeof hint;
