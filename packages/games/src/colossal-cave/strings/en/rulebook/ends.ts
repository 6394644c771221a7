import { paragraph } from '../../rulebook/paragraph';

/** The sentences for the endings of a match. */
export const endRules = [
  paragraph('E1', 'Three treasures', 'The third deposit ends the match at once, and that player wins alone.'),
  paragraph(
    'E2',
    'The last round',
    ({ roundLimit }) =>
      roundLimit === 0
        ? undefined
        : `If nobody has won after round ${roundLimit}, the player with the most deposited treasures wins, then the one with the most carried ones; if that is equal too, the win is shared. A round is one turn for each player who began the match, also when somebody has given up.`,
    ['roundLimit'],
  ),
  paragraph('E3', 'Nobody drops out', 'No card puts a player out of the match.'),
  paragraph(
    'E4',
    'Giving up',
    'You can give up at any time. Everybody sees it at once, and you react to nothing any more. As soon as nothing is under way, your hand and all you carry are discarded; your safe stays shut. If only one player is left, that one wins.',
  ),
  paragraph(
    'E5',
    'Lost connections',
    ({ decisionSeconds }) =>
      decisionSeconds > 0
        ? 'A player who loses the connection keeps the seat, and the clock decides until they are back.'
        : 'A player who loses the connection keeps the seat. The others wait, or a stand-in plays, as the room has agreed.',
    ['decisionSeconds'],
  ),
];
