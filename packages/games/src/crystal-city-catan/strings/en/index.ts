import type { GameStrings } from '../../../kit/strings';
import { Whose, win } from '../../../kit/voice.en';
import { about } from '../../about';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { chosen } from './chosen';
import { facts } from './facts';
import { refusals } from './refusals';
import { rulebook } from './rulebook';

/** Crystal City Catan in English. */
export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.en,
  facts,
  refusals,
  stages: {
    layout: 'Choose which resource lies at which corner.',
    numbers: 'Give each resource one of your numbers.',
    order: 'You won the roll-off: will you go first?',
    roll: 'Roll the dice.',
    gain: 'Choose a pool that gains one.',
    claim: 'You won the wager: take one resource from your rival.',
    garrison: 'Choose the Garrison that loses a pip.',
    lose: 'Choose what the Marauders take.',
    build: 'Build and trade, then end your turn.',
    answer: 'Answer your rival’s offer.',
    wait: 'Your rival thinks about your offer.',
  },
  moves: {
    placePools: 'Place pools',
    assignDice: 'Assign numbers',
    chooseOrder: 'Choose',
    rollDice: 'Roll',
    gain: 'Gain',
    claim: 'Claim',
    loseGarrisonPip: 'Lose a pip',
    surrender: 'Give up',
    buildRoad: 'Road',
    buildGarrison: 'Garrison',
    buildSuburb: 'Suburb',
    grow: 'Grow',
    buildStarport: 'Starport',
    buildHospital: 'Hospital',
    buildArmory: 'Armory',
    buildStorehouse: 'Storehouse',
    merchantTrade: 'Merchant',
    offerTrade: 'Offer',
    counterTrade: 'Counter',
    acceptTrade: 'Accept',
    declineTrade: 'Decline',
    withdrawTrade: 'Withdraw',
    endTurn: 'End turn',
    concede: 'Give up the match',
  },
  chosen,
  options: {
    victoryPoints: {
      label: 'Points to win',
      help: 'Fewer points make a shorter game.',
      values: { '8': '8, short', '10': '10', '12': '12, the full game' },
    },
    poolLayout: {
      label: 'Layout of the pools',
      help: 'Whether you choose which resource lies at which corner of your capital.',
      values: { choose: 'Each chooses in secret', standard: 'The same for both' },
    },
    production: {
      label: 'Two pools of one type',
      help: 'What a rolled number yields when you have two pools of its type.',
      values: { perPool: 'Each pool produces', perType: 'One in all' },
    },
    starports: {
      label: 'Starports',
      help: 'How many Starports a colony may have.',
      values: { onePerColony: 'One for the colony', onePerCommunity: 'One for each community' },
    },
    armoryCover: {
      label: 'Armories against Marauders',
      help: 'Whom the two resources of cover of an Armory protect.',
      values: { each: 'Both players in full', shared: 'The owner first, the rest the rival' },
    },
    marauderLoss: {
      label: 'Marauders take half of',
      help: 'What is halved once seven resources lie exposed.',
      values: { exposed: 'The exposed resources', total: 'All resources' },
    },
    storehouse: {
      label: 'Storehouses pay',
      help: 'How often a Storehouse pays one resource.',
      values: { eachTurn: 'Once in each own turn', once: 'Once, then it is gone' },
    },
    merchantGives: {
      label: 'What the merchant gives',
      help: 'Whether the merchant may give back a type that you have paid with.',
      values: { other: 'Only another type', any: 'Any type' },
    },
    trios: { label: 'Pieces of each size', help: 'Construction pyramids of each size in a player’s set.' },
    playerTrades: { label: 'Trades between the players', help: 'Whether you may make each other offers.' },
    turnLimit: { label: 'Turn limit', help: 'After this many turns the higher score wins.', values: { '0': 'none' } },
    colours: {
      label: 'Colours',
      help: 'Which colour each seat builds in.',
      values: { black: 'Black', yellow: 'Yellow' },
    },
    decisionSeconds: {
      label: 'Seconds for a decision',
      help: 'When they have run out the clock decides.',
      values: { '0': 'no clock' },
    },
  },
  presets: {
    standard: { label: 'The full game', help: 'Twelve points, an hour or so.' },
    short: { label: 'Short', help: 'Eight points and ready-made corners.' },
    evening: { label: 'Evening', help: 'Ten points.' },
    literal: {
      label: 'By the letter',
      help: 'As the original words it: Marauders take half of everything, the merchant gives any type, and no turn is the last.',
    },
  },
  endings: {
    points: (winners, voice) => `${win(voice, winners)} by points.`,
    concede: (winners, voice) => `${win(voice, winners)}: the other colony gave up.`,
    turnLimit: (winners, voice) =>
      winners[0] === undefined
        ? 'The last turn is over: a draw.'
        : `${Whose(voice, winners[0])} colony is ahead after the last turn.`,
  },
  rulebook,
  credits: [
    'Game design: Stephen and Jill Rogers, after The Settlers of Catan by Klaus Teuber.',
    'Catan is a trademark of its owners, who have nothing to do with this site. Looney Pyramids are a product of Looney Labs.',
    'All words and drawings here are our own.',
  ],
};
