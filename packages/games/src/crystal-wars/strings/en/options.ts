import type { OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';
import { COLOUR_NAMES, MAP_NAMES } from './names';

/** The name and the effect of each option. */
export const optionWords: Readonly<Record<keyof Options, OptionStrings>> = {
  scenario: {
    label: 'Scenario',
    help: 'How the match is won.',
    values: {
      standard: 'All villages and cities',
      goldMountain: 'Gold Mountain: hold it for a round',
      metropolis: 'The Metropolis: nine city blocks',
    },
  },
  map: {
    label: 'Map',
    help: 'How the coasters lie. Those with the Gold Mountain are for its scenario.',
    values: { auto: 'The default map', ...MAP_NAMES },
  },
  swamps: {
    label: 'Swamp',
    help: 'A neutral coaster is a swamp: heavy units slow down, and there is no flow. Needs a map with such a coaster.',
  },
  swampCoasters: {
    label: 'How much swamp',
    help: 'Applies with several neutral coasters, and only with a swamp.',
    values: { one: 'One coaster', all: 'Every neutral coaster' },
  },
  neutralPlacing: {
    label: 'Neutral coasters',
    help: 'Who places their free village and mountain. On the coaster of the Gold Mountain the places are fixed.',
    values: { chance: 'Chance', players: 'The players in turn' },
  },
  bandits: { label: 'Bandits', help: 'Instead of the volcano a bandit raids the nearest village or city.' },
  diplomats: { label: 'Diplomats', help: 'Cities may build diplomats, who win over units and settlements.' },
  stashes: { label: 'Pyramids of each size', help: 'In each colour and in black. More of them make larger armies.' },
  startVillage: {
    label: 'First village',
    help: 'Who chooses the place of your first village.',
    values: { own: 'You place it', enemyPlaced: 'The free village an enemy put there' },
  },
  combatDuty: {
    label: 'Units in contact',
    help: 'Whether a unit beside an enemy has to fight in its own turn.',
    values: { mandatory: 'Have to fight', optional: 'May fight' },
  },
  support: {
    label: 'Support in combat',
    help: 'From where further units help to attack and to defend.',
    values: { around: 'Around the opponent', corners: 'Only at a corner of the opponent' },
  },
  casualtyBy: {
    label: 'Who picks the loss',
    help: 'If several units could fall after a battle.',
    values: { winner: 'The winner', loser: 'The loser' },
  },
  siegeLosses: { label: 'Losses in sieges', help: 'A settlement that rolls higher may remove a besieger.' },
  captureWithoutPiece: {
    label: 'Capture without a pyramid',
    help: 'If you have no pyramid left for a settlement that you capture.',
    values: { raze: 'It falls to ruins', forbid: 'It cannot be besieged' },
  },
  riots: {
    label: 'Riots',
    help: 'Which cities the player may choose.',
    values: { own: 'Own cities', any: 'Any city' },
  },
  metropolisGoal: {
    label: 'Goal in the Metropolis',
    help: 'Only in that scenario.',
    values: { all: 'All nine blocks', most: 'Most blocks, once none is free' },
  },
  graceRounds: { label: 'Rounds of grace', help: 'At the start, rounds without volcano and bandits.' },
  roundLimit: {
    label: 'Round limit',
    help: 'After this many rounds the match is scored. Without a limit quiet rounds have to end it.',
    values: { '0': 'none' },
  },
  quietRounds: {
    label: 'Quiet rounds',
    help: 'After this many rounds in a row the match is scored, if no unit has fallen in combat or been won over and no settlement was taken, founded or enlarged.',
    values: { '0': 'never' },
  },
  homeRotation: {
    label: 'Home coasters',
    help: 'Which seat gets the first home of the map; the others follow clockwise.',
    values: { random: 'At random', '0': 'First seat', '1': 'Second seat', '2': 'Third seat', '3': 'Fourth seat' },
  },
  colours: { label: 'Colours', help: 'Which colour each seat plays.', values: COLOUR_NAMES },
  decisionSeconds: {
    label: 'Time for a decision',
    help: 'Then the default move is played.',
    values: { '0': 'No time limit' },
  },
};

export const presetWords = {
  standard: { label: 'Conquest', help: 'Control every village and city.' },
  wild: { label: 'Wild conquest', help: 'With a swamp, bandits and diplomats.' },
  goldMountain: { label: 'Gold Mountain', help: 'Hold the mountain with three units for a whole round.' },
  metropolis: { label: 'The Metropolis', help: 'Four powers around nine city blocks: take them all.' },
  shortMetropolis: {
    label: 'The Metropolis, shorter',
    help: 'The player with the most blocks wins once none is free.',
  },
  literal: {
    label: 'By the letter of the rules',
    help: 'As the original words it: no rounds of grace and no round limit. Only 20 quiet rounds in a row end the match by score.',
  },
};
