import { paragraph } from '../../rulebook/paragraph';

/** Reacting and defending. */
export const reactionRules = [
  paragraph(
    'R8.1',
    'When to react',
    'You can react to moves and to played cards, and to nothing else: not to drawing, depositing, discarding, revealing, acquiring, using an item, paying, or being whisked away.',
  ),
  paragraph(
    'R8.2',
    'Once more',
    'After each reaction that leaves the move or card standing, everybody may react again.',
  ),
  paragraph(
    'R8.3',
    'Who is asked',
    'Everybody is asked, even the dead, whatever they hold. You are not asked about your own card unless it is aimed at yourself, nor about your own move unless you asked for that as you moved.',
  ),
  paragraph(
    'R8.4',
    'No needless questions',
    'If the open cards alone prove that nobody can react, the game goes on without asking. The cards in your hand never play a part in that. The Magazines cannot stop their own theft.',
  ),
  paragraph(
    'R8.5',
    'Auto-pass',
    'You can have the game pass for you on moves, on cards, or on both, until your turn or for good. Unless you say otherwise, you are still asked about cards aimed at you. Nobody learns of it during the match; a check of fair play shows it afterwards.',
  ),
  paragraph(
    'R8.6',
    'Sealed answers',
    ({ reactionSeconds, reactionTiming }) => {
      if (reactionSeconds === 0)
        return 'All answer in secret and may change their minds until the last answer is in. There is no time limit.';
      return reactionTiming === 'fixed'
        ? `All answer in secret and may change their minds. There are always ${reactionSeconds} seconds to answer; if you have not answered by then, you pass.`
        : `All answer in secret and may change their minds until the last answer is in, at most for ${reactionSeconds} seconds. If you have not answered by then, you pass.`;
    },
    ['reactionSeconds', 'reactionTiming'],
  ),
  paragraph(
    'R8.7',
    'One answer counts',
    'A defence counts first. Otherwise it is the first card that stops or cancels, clockwise from the left of the acting player; otherwise, in the same order, the first that takes somebody along. All other cards stay in hand, and the answers stay secret during the match; a check of fair play shows them afterwards.',
  ),
  paragraph(
    'R8.8',
    'Reacting to reactions',
    'A reaction is a played card itself, so it can be cancelled or defended against. The Magazines cancel at once. If all pass, the move or card takes effect.',
  ),
  paragraph(
    'R8.9',
    'After a reaction',
    'If the move is stopped or the card cancelled, it is over. Otherwise everybody may react again.',
  ),
  paragraph(
    'R8.10',
    'Cancelled cards',
    'A cancelled card does nothing and is discarded, also if it is an item or a treasure. Its play is spent.',
  ),
  paragraph('R8.11', 'Not your own', 'You cannot cancel your own card. You may aim other reactions at yourself.'),
  paragraph('R8.12', 'Once a move', 'The same reaction card can be played only once on the same move.'),
  paragraph(
    'R8.13',
    'It comes to an end',
    'Every reaction costs its card or cannot be played again on the same move, so this cannot go on for ever.',
  ),
  paragraph(
    'R9.1',
    'Defence',
    'Some items defend against certain cards. The target of an action is the named player; the target of a card that stops a move is the mover.',
  ),
  paragraph(
    'R9.2',
    'Carried defence',
    'If you carry the right item, the card does nothing to you, and no toll is asked. If a toll is asked, you pay it with the cards it names, or you are stopped.',
  ),
  paragraph(
    'R9.3',
    'Revealed defence',
    'If the item is in your hand when the card is aimed at you, you may reveal it: you carry it now, and the card is spent for nothing.',
  ),
  paragraph('R9.4', 'Revealing', 'You can reveal in any room. It is no play, and nobody can cancel it.'),
  paragraph('R9.5', 'Only the target', 'Nobody can reveal an item for somebody else.'),
  paragraph('R9.6', 'The bird again', 'Bird and rod do not get on, however they came together.'),
];
