import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.en';
import type { Scenario } from '../../data/maps';
import type { Options } from '../../options';

type ByScenario = Readonly<Record<Scenario, string>>;

/** The additional effects of a volcano (R9.3). */
const AT_VOLCANO: ByScenario = {
  standard: '',
  goldMountain: ' The Gold Mountain may be the one.',
  metropolis: ' Blocks of the Metropolis around it become free.',
};

/** The conditions of victory (R12). */
const GOALS: ByScenario = {
  standard: 'All villages and cities on the map are yours and no free village is left: you win at once.',
  goldMountain: 'The player who holds the Gold Mountain for a round wins.',
  metropolis: 'The player who takes the Metropolis wins at once.',
};

/** The first criterion when the match is scored (8.2). */
const FIRST_KEY: ByScenario = {
  standard: 'The criteria are',
  goldMountain: 'The criteria are the number of units around the Gold Mountain, then',
  metropolis: 'The criteria are the number of blocks, then',
};

/** The rules in our own words, numbered as refusals quote them. */
export const rulebook: readonly Paragraph<Options>[] = [
  {
    rule: 'R1',
    title: 'The map',
    body: 'Coasters of nine squares lie side by side, A, B, C and so on; squares are counted 1 to 9 in reading order. Squares are beside each other when they share a side, and around each other when they also touch at a corner. Borders between coasters do not matter.',
  },
  {
    rule: 'R1.6',
    title: 'Seams',
    dependsOn: ['bandits'],
    body: ({ bandits }) =>
      `Where a coaster lies half a square off, the middle square of its edge touches two coasters. It counts as touching both at a corner only: no movement, but support, defence${bandits ? ' and spacing' : ', spacing and eruptions'} reach across.`,
  },
  {
    rule: 'R1.7',
    title: 'One piece a square',
    body: 'No square holds two pieces. Nothing passes a mountain, and nobody attacks one.',
  },
  {
    rule: 'R2.3',
    title: 'Pyramids',
    dependsOn: ['diplomats', 'stashes'],
    body: ({ diplomats, stashes }) =>
      `Infantry${diplomats ? ' and diplomats' : ''} are small pyramids, hovers and villages medium ones, tanks and cities large ones. Every colour, and black, has ${stashes} pyramids of each size. Without the right one in stock a piece cannot be built; a piece that leaves the map is in stock again at once.`,
  },
  {
    rule: 'R2.4',
    title: 'Ruins',
    body: 'If an effect would turn a settlement into another kind and the pyramid for that is not in stock, the settlement is removed instead.',
  },
  {
    rule: 'R3.2',
    title: 'Free villages',
    dependsOn: ['neutralPlacing', 'scenario'],
    body: ({ neutralPlacing, scenario }) => {
      const own =
        'Everybody places a free village on a home coaster of the next player clockwise, on any empty square but the centre.';
      if (scenario === 'metropolis') return own;
      if (scenario === 'goldMountain') return `${own} One is already placed on the coaster of the Gold Mountain.`;
      return `${own} ${neutralPlacing === 'players' ? 'After all mountains at home one is placed on each neutral coaster by the players in turn' : 'On each neutral coaster chance places one'}.`;
    },
  },
  {
    rule: 'R3.3',
    title: 'Mountains',
    dependsOn: ['neutralPlacing', 'scenario'],
    body: ({ neutralPlacing, scenario }) => {
      const own =
        'Then everybody may place a mountain on an empty square of a home coaster of their own, not on the centre.';
      if (scenario !== 'standard') return own;
      return `${own} ${neutralPlacing === 'players' ? 'On each neutral coaster one has to be placed as well, after its free village' : 'On each neutral coaster chance places one'}.`;
    },
  },
  {
    rule: 'R3.4',
    title: 'First village',
    dependsOn: ['startVillage'],
    body: ({ startVillage }) =>
      startVillage === 'own'
        ? 'Last, in reverse order, everybody places a village at home: not on the centre, and not around another village or free village of that coaster.'
        : 'When all mountains are placed, the free village at your home becomes your first village.',
  },
  {
    rule: 'R4',
    title: 'Rounds and turns',
    body: 'In a round everybody has one turn. In every round a roll of the die decides who begins; then play goes clockwise. A turn consists of harvest and feeding, movement, combat, event, building.',
  },
  {
    rule: 'R5.1',
    title: 'Harvest',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `When your turn begins each of your villages gives 2 grain, each city${scenario === 'metropolis' ? ' and each block of the Metropolis' : ''} 1.`,
  },
  {
    rule: 'R5.3',
    title: 'Feeding',
    dependsOn: ['diplomats'],
    body: ({ diplomats }) =>
      `${diplomats ? 'Infantry and diplomats eat' : 'Infantry eats'} 1 grain, hovers 2, tanks 3. If there is too little for all, you choose units that starve, one after another, until the rest can be fed.`,
  },
  { rule: 'R6.1', title: 'Movement', body: 'Each of your units may move once in a turn.' },
  {
    rule: 'R6.3',
    title: 'The way',
    body: 'A unit walks from square to square over sides. It may pass your own pieces, but nothing else, and it stops on an empty square.',
  },
  {
    rule: 'R6.4',
    title: 'Steps',
    dependsOn: ['diplomats'],
    body: ({ diplomats }) => `${diplomats ? 'Infantry and diplomats go' : 'Infantry goes'} 1 step, tanks 2, hovers 3.`,
  },
  {
    rule: 'R6.5',
    title: 'The flow',
    body: 'One more step is allowed if every square that the unit leaves on its way has an arrow in the direction of the step. The map shows the arrows as currents in the ground.',
  },
  {
    rule: 'R6.6',
    title: 'Vortices',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `A unit that stands on the centre of a coaster and has not moved may jump to any other empty centre instead.${scenario === 'metropolis' ? ' The centre of the Metropolis does not count.' : ''}`,
  },
  { rule: 'R7.2', title: 'Battles', body: 'In your turn a unit may attack an enemy unit beside it.' },
  {
    rule: 'R7.3',
    title: 'Support',
    dependsOn: ['support'],
    body: ({ support }) => {
      const where = support === 'corners' ? 'at the corners of' : 'around';
      return `Your fresh units ${where} a unit or settlement may support an attack on it. Units of the same enemy ${where} the attacker support the defence by themselves. Third players never take part.`;
    },
  },
  {
    rule: 'R7.5',
    title: 'Rolling',
    body: 'Both sides add their attack values (infantry 1, hover 2, tank 3) and a die. The higher total wins; a tie changes nothing.',
  },
  {
    rule: 'R7.7',
    title: 'Losses',
    dependsOn: ['casualtyBy'],
    body: ({ casualtyBy }) =>
      `The losing side loses one unit whose defence is not above the attack values of the winners, without their die: infantry and hover 1, tank 3, infantry on its home coaster 2. If there are several, the ${casualtyBy} picks.`,
  },
  {
    rule: 'R7.8',
    title: 'Once a turn',
    body: 'Each of your units may take part in one combat in your turn. Defending does not count.',
  },
  {
    rule: 'R7.9',
    title: 'Contact',
    dependsOn: ['combatDuty'],
    body: ({ combatDuty }) =>
      combatDuty === 'mandatory'
        ? 'Combat cannot end while a fresh unit of yours is beside an enemy unit.'
        : 'Nobody has to fight: combat ends when you like, also beside an enemy unit.',
  },
  {
    rule: 'R8.1',
    title: 'Sieges',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `A unit may besiege a settlement beside it that is not yours: a village, a city${scenario === 'metropolis' ? ', a free village or a block of the Metropolis' : ' or a free village'}.`,
  },
  {
    rule: 'R8.2',
    title: 'Defended',
    body: 'A siege is not possible while a unit of the settlement’s owner stands around the besieger. Drive it away first.',
  },
  {
    rule: 'R8.4',
    title: 'Strength of settlements',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Your attack values must reach the defence: free village 1, village 2, city${scenario === 'metropolis' ? ' and block' : ''} 3. Then both sides roll and add their attack: a free village 0, a village 1, a city${scenario === 'metropolis' ? ' or block' : ''} 2. You must be higher.`,
  },
  {
    rule: 'R8.6',
    title: 'Capture',
    dependsOn: ['captureWithoutPiece'],
    body: ({ captureWithoutPiece }) =>
      `A captured settlement is exchanged for a pyramid of yours and can be used at once. Without one in stock it ${captureWithoutPiece === 'raze' ? 'falls to ruins' : 'cannot be besieged'}.`,
  },
  {
    rule: 'R8.7',
    title: 'Losses in sieges',
    dependsOn: ['casualtyBy', 'siegeLosses'],
    body: ({ casualtyBy, siegeLosses }) => {
      if (!siegeLosses) return 'A lost siege costs no unit.';
      const picks =
        casualtyBy === 'winner' ? 'the owner of the settlement picks; if nobody owns it, you pick' : 'you pick';
      return `A settlement that rolls higher strikes down one besieger whose defence its attack reaches. If there are several, ${picks}.`;
    },
  },
  {
    rule: 'R9.1',
    title: 'Events',
    dependsOn: ['bandits', 'graceRounds'],
    body: ({ bandits, graceRounds }) => {
      const grace =
        ['', ' In the first round a 1 does nothing.'][graceRounds] ??
        ` In the first ${graceRounds} rounds a 1 does nothing.`;
      return `After combat one die is rolled: 1 ${bandits ? 'Bandit' : 'Volcano'}, 2 Drought, 3 Militia, 4 Silo, 5 Bumper crop, 6 Riots.${grace}`;
    },
  },
  {
    rule: 'R9.3',
    title: 'Volcano',
    dependsOn: ['bandits', 'scenario'],
    body: ({ bandits, scenario }) =>
      bandits
        ? undefined
        : `One mountain, chosen at random, erupts and destroys every unit and settlement around it, no matter who owns them.${AT_VOLCANO[scenario]}`,
  },
  {
    rule: 'R9.4',
    title: 'Weather',
    body: 'Drought takes all your grain. A bumper crop brings 2. With a silo you keep the grain that is left at the end of the turn.',
  },
  { rule: 'R9.5', title: 'Militia', body: 'Infantry joins you on an empty square around one of your villages.' },
  {
    rule: 'R9.7',
    title: 'Riots',
    dependsOn: ['riots'],
    body: ({ riots }) =>
      `${riots === 'own' ? 'One of your cities' : 'A city of any player'} shrinks to a village; you choose which.`,
  },
  {
    rule: 'R10.1',
    title: 'Building',
    body: 'For grain you build as much as you like, also on the basis of pieces you have just built.',
  },
  {
    rule: 'R10.2',
    title: 'Units',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `Infantry costs 1 grain and appears around a village of yours. Hovers cost 2 and tanks 3; they appear beside a city${scenario === 'metropolis' ? ' or block' : ''} of yours. New units act from your next turn on.`,
  },
  {
    rule: 'R10.3',
    title: 'Founding',
    body: 'For 1 grain you found a village beside your infantry, if no village or free village lies around the square.',
  },
  { rule: 'R10.4', title: 'Cities', body: 'For 3 grain a village of yours grows into a city.' },
  {
    rule: 'R11.1',
    title: 'Spoilage',
    body: 'Grain that is left at the end of your turn is lost, unless you rolled a silo.',
  },
  {
    rule: 'R12',
    title: 'Winning',
    dependsOn: ['scenario'],
    body: ({ scenario }) => `${GOALS[scenario]} The last player left wins as well.`,
  },
  {
    rule: 'R12.1',
    title: 'Out',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `The player who has no unit, village${scenario === 'metropolis' ? ', city or block' : ' or city'} left is out.`,
  },
  {
    rule: 'R12.6',
    title: 'Scoring',
    dependsOn: ['quietRounds', 'roundLimit', 'scenario'],
    body: ({ quietRounds, roundLimit, scenario }) => {
      const ends = [
        ...(roundLimit > 0 ? [`after round ${roundLimit}`] : []),
        ...(quietRounds > 0
          ? [
              `after ${quietRounds} rounds in a row in which no unit falls in combat or is won over, and no settlement is taken, founded or enlarged`,
            ]
          : []),
      ];
      return `The match is scored ${ends.join(', or ')}. ${FIRST_KEY[scenario]} the number of settlements, then the income, then the upkeep.`;
    },
  },
  {
    rule: 'R13',
    title: 'Gold Mountain',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      scenario === 'goldMountain'
        ? 'You win if you are the only player with three units around the Gold Mountain at the end of a round, and still are at the end of every turn of the next round. With three players, the one whose home touches the coaster of the mountain only at a corner places a second village.'
        : undefined,
  },
  {
    rule: 'R13.4',
    title: 'No villages there',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      scenario === 'goldMountain' ? 'No village may be founded around the Gold Mountain.' : undefined,
  },
  {
    rule: 'R14',
    title: 'The Metropolis',
    dependsOn: ['metropolisGoal', 'scenario'],
    body: ({ metropolisGoal, scenario }) =>
      scenario === 'metropolis'
        ? `Nine city blocks lie in the middle, free at first. Each is besieged on its own like a city and needs no pyramid. The player who controls ${metropolisGoal === 'all' ? 'all nine wins' : 'most once none is free wins; a tie is scored'}.`
        : undefined,
  },
  {
    rule: 'R14.3',
    title: 'Blocks',
    dependsOn: ['bandits', 'scenario'],
    body: ({ bandits, scenario }) =>
      scenario === 'metropolis'
        ? `Only its controller may enter a block. It serves as a city; nothing but units stands on it, and riots${bandits ? ' and bandits' : ''} do not touch it.`
        : undefined,
  },
  {
    rule: 'R14.4',
    title: 'Occupied blocks',
    dependsOn: ['diplomats', 'scenario'],
    body: ({ diplomats, scenario }) =>
      scenario === 'metropolis'
        ? `A block with a unit on it cannot be taken${diplomats ? ', and a diplomat cannot win the unit over' : ''}.`
        : undefined,
  },
  {
    rule: 'R15',
    title: 'Bandits',
    dependsOn: ['bandits'],
    body: ({ bandits }) =>
      bandits
        ? 'A bandit comes to the edge of a coaster chosen at random, and goes for the nearest village or city. Without units of its owner around it a city becomes a village and a village a free village. Otherwise both sides roll, the bandit adding 1, the defenders their attack values; a bandit with the higher total removes one of them with a defence of 1. Then the bandit is gone.'
        : undefined,
  },
  {
    rule: 'R16.1',
    title: 'Diplomats',
    dependsOn: ['diplomats', 'scenario'],
    body: ({ diplomats, scenario }) =>
      diplomats
        ? `A diplomat costs 3 grain, beside a city${scenario === 'metropolis' ? ' or block' : ''} of yours. Diplomats go 1 step, have no attack and a defence of 1.`
        : undefined,
  },
  {
    rule: 'R16.2',
    title: 'No fighters',
    dependsOn: ['combatDuty', 'diplomats'],
    body: ({ combatDuty, diplomats }) =>
      diplomats
        ? `Diplomats never attack or help in combat${combatDuty === 'mandatory' ? ', and do not have to fight' : ''}. Only they can win units over and sabotage.`
        : undefined,
  },
  {
    rule: 'R16.3',
    title: 'Winning over',
    dependsOn: ['diplomats'],
    body: ({ diplomats }) =>
      diplomats
        ? 'An enemy unit beside the diplomat changes sides on a roll of 1 to 3. You must have a pyramid for it.'
        : undefined,
  },
  {
    rule: 'R16.4',
    title: 'Sabotage',
    dependsOn: ['diplomats', 'scenario'],
    body: ({ diplomats, scenario }) =>
      diplomats
        ? `A village or city of an enemy beside the diplomat changes hands on a roll of 1. You must have a pyramid for it.${scenario === 'metropolis' ? ' The same applies to a block, which needs no pyramid.' : ''}`
        : undefined,
  },
  {
    rule: 'R17',
    title: 'Swamp',
    dependsOn: ['swampCoasters', 'swamps'],
    body: ({ swampCoasters, swamps }) =>
      swamps
        ? `${swampCoasters === 'one' ? 'One' : 'Every'} neutral coaster is swamp. Entering a swamp square costs hovers and tanks 2 steps. The flow does not work on a way that touches the swamp.`
        : undefined,
  },
  {
    rule: 'R18.1',
    title: 'Giving up',
    dependsOn: ['scenario'],
    body: ({ scenario }) =>
      `You are out: your units leave, your villages and cities become free villages while black pyramids last${scenario === 'metropolis' ? ', and your blocks are free again' : ''}. If only one player is left, that one wins.`,
  },
  {
    rule: 'R18.3',
    title: 'When time is up',
    body: ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'the first square that is allowed, for your village if possible away from mountains; no mountain unless it is due; no movement, only the fights that are compulsory, each unit on its own, and nothing is built; the cheapest unit that is enough starves, the most expensive falls; riots hit the city of somebody else, if allowed',
      ),
    dependsOn: ['decisionSeconds'],
  },
];
