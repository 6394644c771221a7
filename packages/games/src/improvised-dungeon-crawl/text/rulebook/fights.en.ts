import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

/** Fights, wounds, the dragon. */
export const fightRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R6.1',
    title: 'Monsters',
    body: 'A monster has an attack die and a wound threshold, half its pips rounded down, and goes for whoever drew it. 2 to 5: d4. 6 and 7: d6. 8 and 9: d8. 10 and Jack: d10 and threshold 5.',
  },
  {
    rule: 'R6.2',
    title: 'The exchange',
    body: 'In the first round you may attack only the monster that goes for you. Who has none makes no attack, but may help. From the second round on any hero may attack any monster.',
  },
  {
    rule: 'R6.3',
    title: 'Who goes first',
    body: 'Larger attack dice go first. At equal dice heroes go before monsters, and heroes roll against each other.',
  },
  { rule: 'R6.4', title: 'A round', body: 'First all prepare, then everybody has a turn in order.' },
  {
    rule: 'R6.5',
    title: 'Preparing',
    body: 'All living heroes at the same time, in any order. Who can do nothing is not asked.',
  },
  {
    rule: 'R6.6',
    title: 'One action',
    body: 'Each round you either attack in your turn, or heal, use a potion, cast a spell or guard before the turns begin.',
  },
  { rule: 'R6.7', title: 'Your turn', body: 'Attack, shoot a Missile, or wait. Monsters attack by themselves.' },
  {
    rule: 'R6.8',
    title: 'Whom they attack',
    body: 'A monster goes for the same hero until that one falls, then for the next living one.',
  },
  {
    rule: 'R6.10',
    title: 'End of a round',
    body: 'Buff dice nobody rolled return to their casters. Confusion and Protect run down, guards step back.',
  },
  { rule: 'R6.11', title: 'No way out', body: 'A fight lasts until one side has fallen. Spells end with it.' },
  {
    rule: 'R7.1',
    title: 'Attacking',
    body: 'Roll your attack die and whatever Slay! and Buff dice come with it. A sum that reaches the threshold makes one wound.',
  },
  { rule: 'R7.2', title: 'Wounds', body: 'Two wounds kill a monster, three an elite, twelve the dragon.' },
  {
    rule: 'R7.3',
    title: 'A perfect blow',
    body: 'If the attack die alone shows its highest number, and that is twice the threshold or more, it makes two wounds.',
  },
  {
    rule: 'R7.4',
    title: 'With more dice',
    body: 'With Slay! or Buff dice each full multiple of the threshold is a wound.',
  },
  {
    rule: 'R7.5',
    title: 'Missiles',
    body: 'Each full multiple of the threshold is a wound; by option one wound, two on a perfect roll.',
  },
  {
    rule: 'R8.1',
    title: 'Being hit',
    body: 'A monster rolls its die. What exceeds your armour rating is damage.',
  },
  {
    rule: 'R8.2',
    title: 'Falling',
    body: 'At no hit points you have fallen, and your armour is damaged. You keep your gear and your dice, and may be raised.',
  },
  { rule: 'R8.3', title: 'All fallen', body: 'When all have fallen and the dragon lives, the dungeon has won.' },
  {
    rule: 'R16.1',
    title: 'Twelve counters',
    body: 'Queens, Kings and Aces pile up. With the twelfth the dragon comes into this very room, and burns all other monsters in it.',
  },
  {
    rule: 'R16.3',
    title: 'The dragon',
    body: 'It attacks with a d12, has a threshold of 6 and takes twelve wounds. Each wound takes a card off the pile.',
  },
  {
    rule: 'R16.4',
    title: 'Its prey',
    body: 'It goes for whoever has most hit points and armour together, and stays with that hero to the end.',
  },
  {
    rule: 'R19.1',
    title: 'Potions in a fight',
    body: 'Before the turns of a round you may use one potion on anybody, in place of your attack.',
  },
  {
    rule: 'R19.2',
    title: 'Guarding',
    body: 'By option you may give up your attack to take a monster’s blow of this round for somebody else. One guard for each monster.',
  },
  {
    rule: 'R19.3',
    title: 'Elite monsters',
    body: 'By option whoever drew a monster may make it an elite: three wounds, a larger die, two more loot points.',
  },
  {
    rule: 'R19.4',
    title: 'Two weapons, two amulets',
    body: 'By option, and for a hero alone, two of each can be in use and add up. The second costs twice as much.',
  },
  {
    rule: 'R21.1',
    title: 'Rage',
    body: 'From the 61st round of a fight on armour no longer helps.',
  },
];
