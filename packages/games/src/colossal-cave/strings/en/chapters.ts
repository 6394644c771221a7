/** The titles of the chapters of the rulebook, by the number of the first paragraph of each. */
export const chapters = {
  R16: 'Aim and start',
  'R1.1': 'The cave',
  T1: 'Your turn',
  'R3.1': 'Draw',
  'R4.1': 'Move',
  'R5.1': 'Play',
  'R13.1': 'The safe',
  R14: 'Discard',
  'R6.1': 'The cards',
  'R7.1': 'Carrying',
  'R10.1': 'Taking cards',
  'R11.1': 'Darkness and death',
  'R15.1': 'Words and the grate',
  'R8.1': 'Reactions',
  'R9.1': 'Defence',
  E1: 'The end',
};
