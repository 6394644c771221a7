/** The titles of the chapters of the rulebook, by the number of the first paragraph of each. */
export const chapters = {
  S1: 'Heroes',
  'R1.2': 'The caverns',
  'R3.1': 'The turn',
  'R5.2': 'Monsters',
  'R6.1': 'The way',
  'R7.2': 'Before a fight',
  'R9.1': 'The exchange',
  'R10.1': 'The faces of the die',
  R11: 'Abilities',
  R13: 'Powers and the Dragon',
  'R15.1': 'Death and reward',
  R16: 'The next level',
  R20: 'The end',
};
