import { paragraph } from '../../rulebook/paragraph';

/** Reacting and defending. */
export const reactionRules = [
  paragraph(
    'R8.1',
    'What can be answered',
    'Moves and played cards can be answered, nothing else: not drawing, depositing, discarding, revealing, acquiring, using an item, paying, or being whisked away.',
  ),
  paragraph(
    'R8.2',
    'Once more',
    'After each answer that leaves the move or card standing, everybody may answer it anew.',
  ),
  paragraph(
    'R8.3',
    'Who is asked',
    'All are asked alike, the dead too, whatever they hold. You are not asked about your own card unless it is aimed at yourself, nor about your own move unless you wished it when you moved.',
  ),
  paragraph(
    'R8.4',
    'No needless questions',
    'If the open cards alone prove that nobody can answer, the game goes on without asking. What you hold never plays a part in that. The Magazines cannot answer their own theft.',
  ),
  paragraph(
    'R8.5',
    'Standing orders',
    'You can have the game pass for you on moves, on cards, or on both, until your turn or for good. Unless you say otherwise, you are still asked about cards aimed at you. Nobody learns of it while the match lasts; a check of fair play shows it afterwards.',
  ),
  paragraph(
    'R8.6',
    'Sealed answers',
    ({ reactionSeconds, reactionTiming }) => {
      if (reactionSeconds === 0)
        return 'All answer in secret and may change their minds until the last answer is in. There is no clock.';
      return reactionTiming === 'fixed'
        ? `All answer in secret and may change their minds. A window is always open for ${reactionSeconds} seconds; whoever has not answered by then passes.`
        : `All answer in secret and may change their minds until the last answer is in, at most for ${reactionSeconds} seconds. Whoever has not answered by then passes.`;
    },
    ['reactionSeconds', 'reactionTiming'],
  ),
  paragraph(
    'R8.7',
    'One answer counts',
    'A defence goes first. Else the first card that stops or cancels, clockwise from the left of whoever is acting; else, in the same order, the first that takes somebody along. All other cards stay in their hands, and the answers secret while the match lasts; a check of fair play shows them afterwards.',
  ),
  paragraph(
    'R8.8',
    'Answers can be answered',
    'A reaction is a played card itself, so it can be cancelled or defended against. The Magazines cancel at once. If all pass, what was under way happens.',
  ),
  paragraph(
    'R8.9',
    'After a reaction',
    'If the move is stopped or the card cancelled, that is that. Otherwise the table may answer again.',
  ),
  paragraph(
    'R8.10',
    'Cancelled cards',
    'What is cancelled does nothing and is discarded, items and treasures too. Its play is spent.',
  ),
  paragraph('R8.11', 'Not your own', 'You cannot cancel a card of your own. Other reactions you may aim at yourself.'),
  paragraph('R8.12', 'Once a move', 'The same reaction card can be played only once on the same move.'),
  paragraph('R8.13', 'It comes to an end', 'Every answer costs a card, so this cannot go on for ever.'),
  paragraph(
    'R9.1',
    'Defence',
    'Some items defend against certain cards. The target of an action is the player named; the target of a card that stops is the mover.',
  ),
  paragraph(
    'R9.2',
    'Carried defence',
    'If you carry the right item, the card does nothing to you, and no toll is asked. A toll that is asked is paid with what the card wants, or not at all: then you are stopped.',
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
