import type { Paragraph } from '../../kit/rulebook';
import type { Options } from '../options';

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
    body: 'Where a coaster lies half a square off, the middle square of its edge touches two coasters. It counts as touching both at a corner only: no movement, but support, defence, spacing and eruptions reach across.',
  },
  {
    rule: 'R1.7',
    title: 'One piece a square',
    body: 'No square holds two pieces. Mountains block the way and are never attacked.',
  },
  {
    rule: 'R2.3',
    title: 'Pyramids',
    body: 'Infantry and diplomats are small pyramids, hovers and villages medium ones, tanks and cities large ones. Without the right pyramid in stock a piece cannot be made; what leaves the map is in stock again at once.',
  },
  {
    rule: 'R2.4',
    title: 'Ruins',
    body: 'If an effect should turn a settlement into another and its pyramid is not in stock, the settlement is gone instead.',
  },
  {
    rule: 'R3.2',
    title: 'Free villages',
    body: 'Everybody places a free village on the home coaster of the next player clockwise, on any empty square but the centre. On coasters of nobody chance places one.',
  },
  {
    rule: 'R3.3',
    title: 'Mountains',
    body: 'Then everybody may place a mountain on an empty square of the own home coaster, not on the centre.',
  },
  {
    rule: 'R3.4',
    title: 'First village',
    body: 'Last, in reverse order, everybody places a village at home: not on the centre, and not around another village or free village of that coaster.',
  },
  {
    rule: 'R4',
    title: 'Rounds and turns',
    body: 'In a round everybody has one turn. A roll of the die says who begins, anew for every round; then it goes clockwise. A turn is harvest and feeding, movement, combat, event, creation.',
  },
  {
    rule: 'R5.1',
    title: 'Harvest',
    body: 'When your turn begins each of your villages gives 2 grain, each city and each block of the Metropolis 1.',
  },
  {
    rule: 'R5.3',
    title: 'Feeding',
    body: 'Infantry and diplomats eat 1 grain, hovers 2, tanks 3. If there is too little for all, you name units that starve, one after another, until the rest can be fed.',
  },
  { rule: 'R6.1', title: 'Movement', body: 'Each of your units may move once in a turn.' },
  {
    rule: 'R6.3',
    title: 'The way',
    body: 'A unit walks from square to square over sides. It may pass your own pieces, but nothing else, and it stops on an empty square.',
  },
  { rule: 'R6.4', title: 'Steps', body: 'Infantry and diplomats go 1 step, tanks 2, hovers 3.' },
  {
    rule: 'R6.5',
    title: 'The flow',
    body: 'One step more is allowed if on the whole way every square that is left has an arrow in the direction of the step.',
  },
  {
    rule: 'R6.6',
    title: 'Vortices',
    body: 'A unit that stands on the centre of a coaster and has not moved may jump to any other empty centre instead.',
  },
  {
    rule: 'R7.2',
    title: 'Battles',
    body: 'In your turn a unit may attack an enemy unit beside it.',
  },
  {
    rule: 'R7.3',
    title: 'Support',
    body: 'Fresh units of yours around the target may support; units of the same enemy around the attacker defend by themselves. Third players never take part.',
  },
  {
    rule: 'R7.5',
    title: 'Rolling',
    body: 'Both sides add their attack values (infantry 1, hover 2, tank 3) and a die. The higher total wins; a tie changes nothing.',
  },
  {
    rule: 'R7.7',
    title: 'Losses',
    body: 'One unit of the losing side falls whose defence is not above the attack values of the winners, without their die: infantry and hover 1, tank 3, infantry on its home coaster 2. Where there are several, the winner picks.',
  },
  {
    rule: 'R7.8',
    title: 'Once a turn',
    body: 'Each of your units takes part in one combat in your turn. Defending is free.',
  },
  {
    rule: 'R7.9',
    title: 'Contact',
    body: 'Combat cannot end while a fresh unit of yours is beside an enemy unit, unless the match says otherwise.',
  },
  {
    rule: 'R8.1',
    title: 'Sieges',
    body: 'A unit may besiege a settlement beside it that is not yours: a village, a city, a free village or a block of the Metropolis.',
  },
  {
    rule: 'R8.2',
    title: 'Defended',
    body: 'No siege while a unit of the settlement’s owner stands around the besieger. Drive it away first.',
  },
  {
    rule: 'R8.4',
    title: 'Strength of settlements',
    body: 'Your attack values must reach the defence: free village 1, village 2, city and block 3. Then both sides roll and add their attack: a free village 0, a village 1, a city or block 2. You must be higher.',
  },
  {
    rule: 'R8.6',
    title: 'Capture',
    body: 'What you capture is exchanged for a pyramid of yours and can be used at once. Without one it falls to ruins, unless the match forbids the siege.',
  },
  {
    rule: 'R8.7',
    title: 'Losses in sieges',
    body: 'Only if the match says so: a settlement that rolls higher strikes down a besieger its attack is enough for.',
  },
  {
    rule: 'R9.1',
    title: 'Events',
    body: 'After combat one die is rolled: 1 Volcano, 2 Drought, 3 Militia, 4 Silo, 5 Bumper crop, 6 Riots. In the rounds of grace a 1 does nothing.',
  },
  {
    rule: 'R9.3',
    title: 'Volcano',
    body: 'One mountain, drawn by lot, destroys every unit and settlement around it, whoever owns them. Blocks of the Metropolis around it become free.',
  },
  {
    rule: 'R9.4',
    title: 'Weather',
    body: 'Drought takes all your grain. A bumper crop brings 2. With a silo you keep what is left at the end of the turn.',
  },
  {
    rule: 'R9.5',
    title: 'Militia',
    body: 'Infantry joins you on an empty square around one of your villages.',
  },
  { rule: 'R9.7', title: 'Riots', body: 'One of your cities, which you name, shrinks to a village.' },
  {
    rule: 'R10.1',
    title: 'Creation',
    body: 'For grain you create as much as you like, and may go on from what you have just created.',
  },
  {
    rule: 'R10.2',
    title: 'Units',
    body: 'Infantry for 1 grain around a village of yours. Hovers for 2 and tanks for 3 beside a city or block of yours. They act from your next turn on.',
  },
  {
    rule: 'R10.3',
    title: 'Founding',
    body: 'A village for 1 grain beside your infantry, if no village or free village lies around the square.',
  },
  { rule: 'R10.4', title: 'Cities', body: 'For 3 grain a village of yours grows into a city.' },
  {
    rule: 'R11.1',
    title: 'Spoilage',
    body: 'What grain is left when your turn ends is lost, unless you rolled a silo.',
  },
  {
    rule: 'R12',
    title: 'Winning',
    body: 'All villages and cities on the map are yours and no free village is left: you win at once. The last player left wins in every scenario.',
  },
  {
    rule: 'R12.1',
    title: 'Out',
    body: 'Whoever has no unit, village, city or block left is out.',
  },
  {
    rule: 'R12.6',
    title: 'Scoring',
    body: 'At the round limit, or after too many rounds without progress, the number of settlements decides, then the income, then what the units eat. In a scenario its own goal counts first.',
  },
  {
    rule: 'R13',
    title: 'Gold Mountain',
    body: 'Have three units around the Gold Mountain when a round ends, as the only player, and still so at the end of every turn of the next round: you win.',
  },
  { rule: 'R13.4', title: 'No villages there', body: 'No village may be founded around the Gold Mountain.' },
  {
    rule: 'R14',
    title: 'The Metropolis',
    body: 'Nine city blocks lie in the middle, free at first. Each is besieged on its own like a city and needs no pyramid. Whoever controls all nine wins; in the shorter game whoever has most once none is free.',
  },
  {
    rule: 'R14.3',
    title: 'Blocks',
    body: 'Only its controller may enter a block. It serves as a city; nothing but units stands on it.',
  },
  {
    rule: 'R14.4',
    title: 'Occupied blocks',
    body: 'A block with a unit on it cannot be taken, and the unit cannot be persuaded.',
  },
  {
    rule: 'R15',
    title: 'Bandits',
    body: 'A bandit comes to the edge of a coaster, drawn by lot, and goes for the nearest village or city. Without units around it a city becomes a village and a village a free village. With defenders both roll; a bandit who is higher strikes down one of them that has a defence of 1.',
  },
  {
    rule: 'R16.1',
    title: 'Diplomats',
    body: 'For 3 grain beside a city or block of yours. They go 1 step, have no attack and a defence of 1.',
  },
  {
    rule: 'R16.2',
    title: 'No fighters',
    body: 'Diplomats never attack, support or have to fight. Only they can persuade and sabotage.',
  },
  {
    rule: 'R16.3',
    title: 'Persuading',
    body: 'An enemy unit beside the diplomat changes sides on a roll of 1 to 3, if you have a pyramid for it.',
  },
  {
    rule: 'R16.4',
    title: 'Sabotage',
    body: 'A village, city or block of an enemy beside the diplomat changes hands on a roll of 1.',
  },
  {
    rule: 'R17',
    title: 'Swamp',
    body: 'Entering a swamp square costs hovers and tanks 2 steps. The flow does not work on a way that touches the swamp.',
  },
  {
    rule: 'R18.1',
    title: 'Giving up',
    body: 'You are out: your units leave, your villages and cities become free villages while black pyramids last. If only one player is left, that one wins.',
  },
];
