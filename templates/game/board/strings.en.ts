import { strings as text } from '@lantern/games/new-game/strings/en/index';

/** Every English string of the board. */
export const strings = {
  text,
  hand: 'Your hand',
  card: (value: number, points: number | undefined) =>
    points === undefined ? `Card ${value}` : `Play ${value}: ${points === 1 ? '1 point' : `${points} points`}`,
  roll: 'Roll',
  askRoll: 'Roll the die.',
  askPlay: 'Play a card: equal scores twice the die, higher the die.',
  die: (value: number | null) => (value === null ? 'The die is not rolled yet' : `The die shows ${value}`),
  pile: (count: number) => (count === 1 ? '1 card to draw' : `${count} cards to draw`),
  last: (value: number | undefined) => (value === undefined ? 'No card was played yet' : `Last card: ${value}`),
  points: (count: number, goal: number) => `${count} of ${goal} points`,
};

/** The strings that every language must have. */
export type Strings = typeof strings;
