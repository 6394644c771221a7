/** The titles of the chapters of the rulebook, by the number of the first paragraph of each. */
export const chapters = {
  S1: 'The start',
  R1: 'The turn',
};
