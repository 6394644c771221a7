import type { GameStrings, OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';

/** Words for the options of a match. */
export const options: Readonly<Record<keyof Options, OptionStrings>> = {
  quickStart: { label: 'Head start', help: 'Everybody begins with a random treasure besides the three cards.' },
  treasureRefill: {
    label: 'Treasure for treasure',
    help: 'Whoever deposits a treasure turns over cards until the next one shows, and takes it in hand.',
  },
  caveClosing: {
    label: 'The Cave Is Closing',
    help: 'Plays with the card that shuts the grate. Matches without it are calmer.',
  },
  closingRounds: {
    label: 'Longest closing',
    help: 'Rounds after which the cave opens again by itself.',
    values: { 0: 'Only two magic words open it' },
  },
  firstPlayer: {
    label: 'Who begins',
    help: 'By custom, whoever last played a text adventure. Name a seat, or leave it to chance.',
    values: {
      random: 'By chance',
      host: 'The first seat',
      'seat:0': 'Seat 1',
      'seat:1': 'Seat 2',
      'seat:2': 'Seat 3',
      'seat:3': 'Seat 4',
    },
  },
  reactionSeconds: {
    label: 'Time to react',
    help: 'Seconds to answer a move or a card. Who has not answered by then passes.',
    values: { 0: 'No clock' },
  },
  reactionTiming: {
    label: 'Reactions end',
    help: 'Always waiting the full time hides even how quickly the others made up their minds.',
    values: { early: 'Once everybody has answered', fixed: 'Always after the full time' },
  },
  decisionSeconds: {
    label: 'Time to decide',
    help: 'Seconds for every other decision; then the simplest choice is made.',
    values: { 0: 'No clock' },
  },
  knownHands: {
    label: 'Seen cards are noted',
    help: 'A tap on a player also shows the cards in hand that everybody saw come there. Without it, remember them.',
  },
  roundLimit: {
    label: 'Last round',
    help: 'If nobody has won by then, the most deposited treasures win, then the most carried ones.',
    values: { 0: 'No limit' },
  },
};

/** Words for the ready-made sets of options. */
export const presets: GameStrings['presets'] = {
  standard: { label: 'Standard', help: 'The game as it is meant.' },
  quickStart: { label: 'Head start', help: 'A treasure in every hand from the beginning: a shorter match.' },
  rich: { label: 'Rich cave', help: 'A head start, and every deposit brings the next treasure: the shortest match.' },
  openCave: { label: 'Open cave', help: 'Without The Cave Is Closing: nobody gets locked in.' },
  literal: {
    label: 'By the letter',
    help: 'No last round, and a closing cave stays shut until somebody says two magic words: as the original has it.',
  },
};
