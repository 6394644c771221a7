import type { GameStrings, OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';

export const options: Readonly<Record<keyof Options, OptionStrings>> = {
  quickStart: { label: 'Head start', help: 'Everybody begins with a random treasure besides the three cards.' },
  treasureRefill: {
    label: 'Treasure for treasure',
    help: 'After a deposit you turn over cards until the next treasure shows, and take it in hand.',
  },
  caveClosing: {
    label: 'The Cave Is Closing',
    help: 'The deck contains the card that shuts the grate. Matches without it are calmer.',
  },
  closingRounds: {
    label: 'Longest closing',
    help: 'Rounds after which the cave opens again by itself.',
    values: { 0: 'Only two magic words open it' },
  },
  firstPlayer: {
    label: 'Who begins',
    help: 'Traditionally the last of you who played a text adventure. Choose a seat, or leave it to chance.',
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
    help: 'To react to a move or a card. After that you pass.',
    values: { 0: 'No time limit' },
  },
  reactionTiming: {
    label: 'Reactions end',
    help: 'With the full time nobody can tell who was quick.',
    values: { early: 'Once everybody has decided', fixed: 'Always after the full time' },
  },
  decisionSeconds: {
    label: 'Time for a decision',
    help: 'For every other decision; then the default move is played.',
    values: { 0: 'No time limit' },
  },
  knownHands: {
    label: 'Remember seen cards',
    help: 'The sheet of a player shows the cards in hand that everyone has seen. Without it you have to remember them.',
  },
  roundLimit: {
    label: 'Last round',
    help: 'If nobody has won by then, the player with the most deposited treasures wins, then the one with the most carried ones.',
    values: { 0: 'No limit' },
  },
};

/** Words for the ready-made sets of options. */
export const presets: GameStrings['presets'] = {
  standard: { label: 'Standard', help: 'The standard rules.' },
  quickStart: { label: 'Head start', help: 'A treasure in every hand from the beginning: a shorter match.' },
  rich: {
    label: 'Short evening',
    help: 'A head start, and every deposit brings the next treasure: the shortest match.',
  },
  openCave: { label: 'Open cave', help: 'Without The Cave Is Closing: nobody gets locked in.' },
  literal: {
    label: 'By the letter of the rules',
    help: 'No last round, and a closing cave stays shut until somebody says two magic words: as the original has it.',
  },
};
