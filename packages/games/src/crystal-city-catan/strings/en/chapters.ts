/** The titles of the chapters of the rulebook, by the number of the first paragraph of each. */
export const chapters = {
  S1: 'The start',
  'R1.4': 'Pools',
  'R3.1': 'Pieces and points',
  R5: 'The turn',
  R8: 'Events',
  'R7.1': 'Building',
  'R9.1': 'Trade',
  'R12.1': 'The end',
};
