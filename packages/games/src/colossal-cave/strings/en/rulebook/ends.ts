import { paragraph } from '../../rulebook/paragraph';

/** How a match ends. */
export const endRules = [
  paragraph('E1', 'Three treasures', 'The third deposit ends the match at once. There are no ties.'),
  paragraph(
    'E2',
    'The last round',
    ({ roundLimit }) =>
      roundLimit === 0
        ? undefined
        : `If nobody has won after round ${roundLimit}, the most deposited treasures win, then the most carried ones; if that is equal too, the win is shared.`,
    ['roundLimit'],
  ),
  paragraph('E3', 'Nobody drops out', 'No card puts a player out of the match.'),
  paragraph(
    'E4',
    'Conceding',
    'You can concede at any time, and everybody is told at once. As soon as nothing is under way, your hand and all you carry are discarded; your safe stays shut. If only one player is left, that one wins.',
  ),
  paragraph(
    'E5',
    'Lost connections',
    ({ decisionSeconds }) =>
      decisionSeconds > 0
        ? 'Whoever loses the connection keeps the seat, and the clock decides until they are back.'
        : 'Whoever loses the connection keeps the seat, and is waited for or played for as the room has agreed.',
    ['decisionSeconds'],
  ),
];
