import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.en';
import type { Options } from '../../options';

/** The rules in our own words, numbered as refusals quote them. */
export const rulebook: readonly Paragraph<Options>[] = [
  {
    rule: 'S1',
    title: 'Your colony',
    dependsOn: ['trios'],
    body: ({ trios }) =>
      `You begin with a Settlement as your capital. It is one of ${trios} small, ${trios} medium and ${trios} large pyramids in your colour; every piece you build comes out of that stock, and every piece that falls goes back to it.`,
  },
  {
    rule: 'S4',
    title: 'Layout',
    dependsOn: ['poolLayout'],
    body: ({ poolLayout }) =>
      `Four pools lie at the corners of the capital, one each of Metal, Food, Crystal and Textile, with one resource in each. ${
        poolLayout === 'choose'
          ? 'Both players decide in secret which type lies where; both layouts are shown together.'
          : 'Both layouts are the same: Metal in the north-west, Food in the north-east, Crystal in the south-west, Textile in the south-east.'
      }`,
  },
  {
    rule: 'S6',
    title: 'Numbers',
    body: 'Four dice with four different values are rolled for you. In secret you give one to each of your pools. It is the production number of that type for the whole match.',
  },
  {
    rule: 'S8',
    title: 'Who begins',
    body: 'Both roll two dice; the higher sum chooses to go first or second. Equal sums are rolled again.',
  },
  {
    rule: 'R1.4',
    title: 'Pools',
    body: 'The capital’s pools on a side also lie beside that side’s suburb. A new suburb brings two more pools at its outer corners, empty at first, of the two types it does not touch yet.',
  },
  {
    rule: 'R1.6',
    title: 'Shared sides',
    body: 'Left and right of the capital there is room for a road or for a Starport, never for both.',
  },
  {
    rule: 'R2.1',
    title: 'Three to a pool',
    body: 'A pool holds at most three of its type. Anything beyond that is lost, or cannot be chosen.',
  },
  {
    rule: 'R3.1',
    title: 'Pieces',
    body: 'To build, the exact size must be in your stock beforehand. A piece that is replaced returns to the stock afterwards.',
  },
  {
    rule: 'R4',
    title: 'Communities and points',
    body: 'A Settlement counts 1, a Village 2, a City 3. A Hospital adds 1 (Township, Fort), an Armory adds 2 (Stronghold, with a Hospital Citadel). Roads, Garrisons, Starports and Storehouses count nothing.',
  },
  {
    rule: 'R5',
    title: 'The turn',
    body: 'Roll both dice, resolve the event, produce, then build and trade as much as you like, then end your turn.',
  },
  { rule: 'R5.1', title: 'Dice', body: 'The event die says what happens, the production die which pools produce.' },
  {
    rule: 'R6',
    title: 'Production',
    dependsOn: ['production'],
    body: ({ production }) =>
      production === 'perPool'
        ? 'On every roll both colonies produce: each pool whose number is rolled gains one. On doubles the roller’s pools gain two.'
        : 'On every roll both colonies produce: a type whose number is rolled gains one in all, in its emptiest pool with room. On doubles the roller’s type gains two in all.',
  },
  {
    rule: 'R7.1',
    title: 'Road',
    body: 'A road costs 1 Metal and 1 Crystal for each pip added. It cannot be larger than the capital.',
  },
  {
    rule: 'R7.2',
    title: 'Garrison',
    body: 'A Garrison costs 1 Textile and 1 Food for each pip added. It stands above or below the capital and cannot be larger than it. It guards the two pools beside it and counts in wagers.',
  },
  {
    rule: 'R7.3',
    title: 'Suburb',
    body: 'A suburb stands behind a road and cannot be larger than it. It costs as many of each type as its size and brings two pools.',
  },
  {
    rule: 'R7.4',
    title: 'Growing',
    body: 'To grow, a community pays one of each type for each size. A suburb never outgrows its road.',
  },
  {
    rule: 'R7.5',
    title: 'Starport',
    dependsOn: ['starports'],
    body: ({ starports }) =>
      `A small Starport costs 1 Crystal and 1 Textile, a medium one 2 of each; it must be smaller than its community, and it cannot be enlarged. ${
        starports === 'onePerColony' ? 'A colony has one at a time.' : 'The capital and each suburb have one at a time.'
      } It trades the types of the two pools beside it at two for one or one for one, and counts for the traders.`,
  },
  {
    rule: 'R7.7',
    title: 'Hospital',
    body: 'A Hospital costs 3 Metal and 3 Food and stands on a Village or City. It is worth a point, and no epidemic touches the place. A City with a Storehouse needs an Armory first.',
  },
  {
    rule: 'R7.8',
    title: 'Armory',
    dependsOn: ['armoryCover'],
    body: ({ armoryCover }) =>
      `An Armory costs 2 Metal and 2 Food and stands on a City or Fort. It is worth two points. In the capital it holds off Champions. ${
        armoryCover === 'each'
          ? 'Wherever it stands, it covers two resources of yours from Marauders, and two of your rival’s.'
          : 'Wherever it stands, it covers two resources from Marauders: yours first, and only what is left over of your rival’s.'
      }`,
  },
  {
    rule: 'R7.9',
    title: 'Storehouse',
    dependsOn: ['storehouse'],
    body: ({ storehouse }) =>
      `A Storehouse costs 1 Metal and 1 Food and stands on a City, Stronghold or Citadel. You name a type that no Storehouse on the table has. ${
        storehouse === 'eachTurn'
          ? 'Once in each of your turns it pays one of that type for a build or to the merchant.'
          : 'Once it pays one of that type for a build or to the merchant; then it is gone.'
      } It is no pool: Marauders and your rival cannot reach it.`,
  },
  {
    rule: 'R8',
    title: 'Events',
    body: 'Epidemic, Wager, Quarterly Gains, Traders, Champion, Marauders: one of the six happens on every roll, before production.',
  },
  {
    rule: 'R8.1',
    title: 'Epidemic',
    dependsOn: ['epidemicPiece'],
    body: ({ epidemicPiece }) =>
      `Each Village or City without a Hospital shrinks by one size if the smaller piece is in stock${epidemicPiece === 'smaller' ? '; otherwise to the next smaller piece that is' : ''}. Armory and Storehouse need size 3; Starports must stay smaller than their community; around a shrunken capital larger Garrisons and roads fall, and with a road its suburb.`,
  },
  {
    rule: 'R8.2',
    title: 'Wager',
    body: 'If you have more Garrison pips, you may move one resource from a pool of your rival to your own pool of the same type.',
  },
  { rule: 'R8.3', title: 'Quarterly Gains', body: 'Each player may add one resource to a pool of their own.' },
  {
    rule: 'R8.4',
    title: 'Traders',
    body: 'If you have more pips of roads and Starports, you add one resource; if there is room, you must.',
  },
  {
    rule: 'R8.5',
    title: 'Champion',
    body: 'Without an Armory in your capital one of your Garrisons loses a pip. With two, you choose which. If the next smaller piece is not in stock, it loses more.',
  },
  {
    rule: 'R8.6',
    title: 'Marauders',
    dependsOn: ['marauderLoss', 'armoryCover'],
    body: ({ marauderLoss, armoryCover }) =>
      `A Garrison guards as many resources as its size in each of the two pools beside it; ${
        armoryCover === 'each'
          ? 'each Armory on the table covers two more, for both players'
          : 'each Armory covers two more, its owner’s first'
      }. With seven or more of your resources left exposed, ${
        marauderLoss === 'exposed' ? 'half of the exposed ones' : 'half of all your resources, guarded ones too'
      }, rounded up, are taken. You choose which.`,
  },
  {
    rule: 'R8.8',
    title: 'Sealed choices',
    body: 'When both have to choose, both choose in secret; nothing happens until both have.',
  },
  {
    rule: 'R9.1',
    title: 'Merchant',
    body: 'The merchant gives one resource for three of any types; through your Starport for two or one of the types it covers.',
  },
  {
    rule: 'R9.2',
    title: 'What the merchant gives',
    dependsOn: ['merchantGives'],
    body: ({ merchantGives }) =>
      `${
        merchantGives === 'other' ? 'A type that is not among those you paid' : 'Any type, also one that you paid with'
      }, into a pool with room; at most 24 times in a turn.`,
  },
  {
    rule: 'R10.1',
    title: 'Offers',
    dependsOn: ['playerTrades'],
    body: ({ playerTrades }) =>
      playerTrades
        ? 'The player whose turn it is may offer the other a trade, three times a turn. Both sides give something, no type stands on both sides.'
        : 'The players do not trade with each other, only with the merchant.',
  },
  {
    rule: 'R10.2',
    title: 'What can be offered',
    dependsOn: ['playerTrades'],
    body: ({ playerTrades }) =>
      playerTrades
        ? 'Both must hold what they give and have room for what they get. While an offer is open nothing else happens.'
        : undefined,
  },
  {
    rule: 'R10.3',
    title: 'Answers',
    dependsOn: ['playerTrades'],
    body: ({ playerTrades }) =>
      playerTrades
        ? 'Accept, decline, or counter with another offer: at most four times. The player who offered last may withdraw.'
        : undefined,
  },
  {
    rule: 'R11.1',
    title: 'Paying',
    dependsOn: ['storehouse'],
    body: ({ storehouse }) =>
      storehouse === 'eachTurn'
        ? 'You may choose which pools and Storehouses pay. If you do not, Storehouses pay first, then the fullest pools.'
        : 'You may choose which pools and Storehouses pay. If you do not, the fullest pools pay first, and a Storehouse only what no pool can.',
  },
  {
    rule: 'R12.1',
    title: 'Winning',
    dependsOn: ['victoryPoints'],
    body: ({ victoryPoints }) =>
      `Reach ${victoryPoints} points by building in your own turn and you win at once. Only communities count, as they stand.`,
  },
  {
    rule: 'R12.3',
    title: 'Turn limit',
    dependsOn: ['turnLimit'],
    body: ({ turnLimit }) =>
      turnLimit === 0
        ? undefined
        : `If nobody has won by the end of turn ${turnLimit}, the colony with more points wins; equal points are a draw.`,
  },
  {
    rule: 'R12.4',
    title: 'Giving up',
    body: 'You may give up at any time. The match ends at once, and the other colony wins.',
  },
  {
    rule: 'R13',
    title: 'When time is up',
    body: ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'the standard places of the pools and the number dice in rising order; going first; rolling; one resource of the type you have least of, if you may take one; the smaller Garrison loses its pip, and the fullest pools lose first; trades are declined or withdrawn; nothing is built, and the turn ends',
      ),
    dependsOn: ['decisionSeconds'],
  },
];
