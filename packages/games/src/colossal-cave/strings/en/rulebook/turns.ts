import { plural } from '../../../../kit/plural.en';
import { timeRule } from '../../../../kit/strings.en';
import { paragraph, seatNumber } from '../../rulebook/paragraph';

const rounds = (count: number) => plural(count, 'one round', `${count} rounds`);

/** The aim, the deal, the turn and its steps. */
export const turnRules = [
  paragraph(
    'R16',
    'The aim',
    'Find treasures in the cave, carry them out and deposit them in your safe in the Well House. The first player to deposit a third treasure wins at once.',
  ),
  paragraph(
    'R0',
    'Players',
    'Three or four play, everybody for themselves. Bots can fill seats: with fewer players nobody would be left to react, and with more the fifteen treasures would run out.',
  ),
  paragraph(
    'S1',
    'Seats',
    ({ firstPlayer }) =>
      `Seats run clockwise. ${firstPlayer === 'random' ? 'Chance picks who begins.' : `Seat ${seatNumber(firstPlayer)} begins.`}`,
    ['firstPlayer'],
  ),
  paragraph(
    'S2',
    'The deck',
    ({ caveClosing }) =>
      caveClosing
        ? 'There are 72 cards: 15 treasures, 12 other items, 30 actions and 15 reactions.'
        : 'There are 71 cards: 15 treasures, 12 other items, 29 actions and 15 reactions. The Cave Is Closing is left out.',
    ['caveClosing'],
  ),
  paragraph(
    'S3',
    'The deal',
    ({ quickStart }) =>
      quickStart
        ? 'Everybody gets three cards that are no treasures, and one random treasure on top; the others are the draw pile.'
        : 'Everybody gets three cards; the others are the draw pile.',
    ['quickStart'],
  ),
  paragraph('S4', 'Where all begin', 'Every token starts in the Well House. Nobody carries anything yet.'),
  paragraph('S5', 'The first turn', 'The first player begins with the draw step.'),
  paragraph(
    'R1.1',
    'The map',
    'Fourteen rooms are joined by sixteen passages, each of which works in both directions.',
  ),
  paragraph('R1.2', 'Company', 'A room has space for any number of players.'),
  paragraph('R1.3', 'Between', 'A card about the way between two rooms means both directions.'),
  paragraph(
    'R1.4',
    'What a move is',
    'A move is one step of your own through one passage. Being whisked away by a word, taken along by somebody or brought back to life is no move, and nobody can react to it.',
  ),
  paragraph(
    'R2',
    'Places for cards',
    'A card is in the draw pile, in the discard pile, in a hand, carried open in front of somebody, in a safe, or on the table while it is being played. Hands and the draw pile are secret; all else is open.',
  ),
  paragraph(
    'T1',
    'The cave may reopen',
    ({ caveClosing, closingRounds }) =>
      caveClosing && closingRounds > 0
        ? `If The Cave Is Closing has run for ${rounds(closingRounds)}, it goes to the discard pile as the turn begins.`
        : undefined,
    ['caveClosing', 'closingRounds'],
  ),
  paragraph(
    'T2',
    'Back from the dead',
    'If you are dead when your turn begins, you return to the Well House and draw three cards.',
  ),
  paragraph('T3', 'A fresh turn', 'You have one play and every ability again, and an auto-pass “until my turn” ends.'),
  paragraph(
    'T4',
    'Four steps',
    'A turn has four steps in this order: draw, move, play, discard. A step that is over does not come back: after playing you no longer move.',
  ),
  paragraph(
    'T5',
    'Plays',
    'The play step lasts as long as you have a play left. A play is used up once all of its effects have happened.',
  ),
  paragraph(
    'T6',
    'A turn cut short',
    'Some cards end your turn. The steps and plays you had left are lost, and you go straight to discarding.',
  ),
  paragraph('T7', 'The end of a turn', 'With seven cards or fewer in hand, your turn ends by itself.'),
  paragraph(
    'T8',
    'When time is up',
    ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'you draw, stay and play nothing; you react to nothing, pay no toll, take the topmost card you may and keep it, and run no further; when cards must be discarded or dropped, treasures go last and the newest cards first',
      ),
    ['decisionSeconds'],
  ),
  paragraph('R3.1', 'Draw one', 'Draw one card, if you like.'),
  paragraph(
    'R3.2',
    'An empty draw pile',
    'Only when a card is needed and none is left, the discard pile is shuffled and becomes the draw pile. If that is empty too, you draw nothing.',
  ),
  paragraph('R3.3', 'Secret', 'Only you see what you draw.'),
  paragraph('R4.1', 'Move one', 'Step into a room next to yours, or stay where you are.'),
  paragraph('R4.2', 'Others may react', 'After each move the others can react before you arrive.'),
  paragraph(
    'R4.3',
    'Stopped',
    'If you are stopped, you remain where you were and that step is spent. Unless the card also ends your turn, you go on, and may try again with your play.',
  ),
  paragraph(
    'R4.4',
    'The shut grate',
    ({ caveClosing }) =>
      caveClosing
        ? 'While the cave is closing, nobody gets through between the Well House and the Cobble Crawl.'
        : undefined,
    ['caveClosing'],
  ),
  paragraph(
    'R5.1',
    'Play one',
    'Play one card. Or use the play to draw another card, to move another step, to deposit a treasure, or for nothing. Every additional play offers the same choice.',
  ),
  paragraph(
    'R5.2',
    'What can be played',
    'A treasure or another item, if you are in the room it names; or an action, if its condition holds. Reactions are never your play.',
  ),
  paragraph(
    'R5.3',
    'Choices',
    'You name player, item and room as you play the card. Only what a card lets you “pick” is chosen later.',
  ),
  paragraph('R5.4', 'In vain', 'You may play an action that changes nothing. If it needs a target, there must be one.'),
];
