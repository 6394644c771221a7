import type { GameStrings } from '../../../kit/strings';
import { Whose, win } from '../../../kit/voice.en';
import { about } from '../../about';
import { ACTS } from '../../acts';
import type { Facts } from '../../facts';
import type { Options } from '../../options';
import { chosen } from './chosen';
import { facts } from './facts';
import { orders } from './orders';
import { refusals } from './refusals';
import { rulebook } from './rulebook';

export const strings: GameStrings<Facts, Options> = {
  title: about.title,
  tagline: about.tagline.en,
  facts,
  acts: ACTS,
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
    wait: 'Your rival is thinking about your offer.',
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
      help: 'Whose resources an Armory covers; it covers two.',
      values: { each: 'Two of each player', shared: 'The owner’s first, then the rival’s' },
    },
    epidemicPiece: {
      label: 'Epidemic',
      help: 'What happens to a community whose next smaller piece is not in stock.',
      values: { spare: 'It is spared', smaller: 'The next smaller piece in stock counts' },
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
    trios: { label: 'Pieces of each size', help: 'The pyramids of each size that a colony can build with.' },
    playerTrades: { label: 'Trades between the players', help: 'Whether you may make each other offers.' },
    turnLimit: {
      label: 'Turn limit',
      help: 'After this many turns the colony with more points wins.',
      values: { '0': 'none' },
    },
    colours: {
      label: 'Colours',
      help: 'Which colour each seat builds in.',
      values: { black: 'Black', yellow: 'Yellow' },
    },
    decisionSeconds: {
      label: 'Time for a decision',
      help: 'Then the default move is played.',
      values: { '0': 'No time limit' },
    },
  },
  orders,
  presets: {
    standard: { label: 'The full game', help: 'Twelve points, an hour or so.' },
    short: { label: 'Short evening', help: 'Eight points and ready-made corners.' },
    evening: { label: 'Ten points', help: 'Between the two.' },
    literal: {
      label: 'By the letter of the rules',
      help: 'As the original words it: an Epidemic takes the next smaller piece that is left, Marauders take half of everything, the merchant gives any type, and there is no last turn.',
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
