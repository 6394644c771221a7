/** The titles of the chapters of the rulebook, by the number of the first paragraph of each. */
export const chapters = {
  R1: 'The map',
  'R2.3': 'Pieces',
  'R3.2': 'The start',
  R4: 'Rounds and turns',
  'R5.1': 'Harvest and feeding',
  'R6.1': 'Movement',
  'R7.2': 'Battles',
  'R8.1': 'Sieges',
  'R9.1': 'Events',
  'R10.1': 'Building',
  R12: 'Winning',
  R13: 'Special maps',
  R15: 'Special pieces and lands',
  'R18.1': 'Leaving and time',
};
