import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** The alternatives to an attack in a fight (R6.6). */
function insteadOfAttack(options: Options): string[] {
  const { resurrectInCombat, potionsInCombat, spellTempo, ritualInCombat, defending } = options;
  return [
    'heal',
    ...(resurrectInCombat ? ['raise the fallen'] : []),
    ...(potionsInCombat ? ['use a potion'] : []),
    ...(spellTempo === 'action' ? ['cast Buff, Confuse or Protect'] : []),
    ...(ritualInCombat ? ['perform a ritual'] : []),
    ...(defending ? ['guard'] : []),
  ];
}

/** R7.5: by how Missiles count, and by which critical hits there are. */
const MISSILE_WOUNDS: Readonly<Record<Options['missileCriticals'], Readonly<Record<Options['criticals'], string>>>> = {
  dice: {
    full: 'Each full multiple of the threshold is a wound of the Missile.',
    dice: 'Each full multiple of the threshold is a wound of the Missile.',
    off: 'A Missile makes one wound, however many times it reaches the threshold.',
  },
  single: {
    full: 'A Missile makes one wound; two if every die shows a 6 and they come to twice the threshold. With Buff dice each full multiple of the threshold is a wound.',
    dice: 'A Missile makes one wound. With Buff dice each full multiple of the threshold is a wound.',
    off: 'A Missile makes one wound, however many times it reaches the threshold.',
  },
};

/** Fights, wounds, the dragon. */
export const fightRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R6.1',
    title: 'Monsters',
    body: 'A monster has an attack die and a wound threshold of half its pips, rounded down. It goes for the hero who drew it. 2 to 5: d4. 6 and 7: d6. 8 and 9: d8. 10 and Jack: d10 and threshold 5.',
  },
  {
    rule: 'R6.2',
    title: 'The first round',
    body: 'In the first round you may attack only the monster that goes for you. A hero without one makes no attack, but may help. From the second round on any hero may attack any monster.',
  },
  {
    rule: 'R6.3',
    title: 'Who goes first',
    body: ({ initiativeTies }) =>
      `Larger attack dice go first, for the whole fight. ${
        initiativeTies === 'heroes'
          ? 'At equal dice heroes go before monsters; heroes roll that die against each other, and monsters go in the order they were drawn.'
          : 'At equal dice all who have them, heroes and monsters, roll that die against each other; those still equal roll again.'
      }`,
    dependsOn: ['initiativeTies'],
  },
  { rule: 'R6.4', title: 'A round', body: 'First all prepare, then everybody has a turn in order.' },
  {
    rule: 'R6.5',
    title: 'Preparing',
    body: 'All living heroes prepare at the same time, in any order. A hero who can do nothing is not asked.',
  },
  {
    rule: 'R6.6',
    title: 'One action',
    body: (options) =>
      `Each round you either attack in your turn, or do one of these before the turns begin: ${insteadOfAttack(options).join(', ')}.`,
    dependsOn: ['resurrectInCombat', 'potionsInCombat', 'spellTempo', 'ritualInCombat', 'defending'],
  },
  { rule: 'R6.7', title: 'Your turn', body: 'Attack, shoot a Missile, or wait. Monsters attack by themselves.' },
  {
    rule: 'R6.8',
    title: 'Whom they attack',
    body: 'A monster goes for the same hero until that one falls, then for the next living hero in the order of seats; the dragon chooses as R16.4 says. A hero who is raised is not spared.',
  },
  {
    rule: 'R6.10',
    title: 'End of a round',
    body: ({ defending }) =>
      `Buff dice that nobody rolled return to their casters. Confusion and Protect run down${defending ? ', guards step back' : ''}.`,
    dependsOn: ['defending'],
  },
  { rule: 'R6.11', title: 'No way out', body: 'A fight lasts until one side has fallen. Spells end with it.' },
  {
    rule: 'R7.1',
    title: 'Attacking',
    body: 'Roll your attack die together with any Slay! and Buff dice. A sum that reaches the threshold makes one wound.',
  },
  {
    rule: 'R7.2',
    title: 'Wounds',
    body: ({ elites }) => `Two wounds kill a monster, ${elites ? 'three an elite, ' : ''}twelve the dragon.`,
    dependsOn: ['elites'],
  },
  {
    rule: 'R7.3',
    title: 'A perfect attack',
    body: ({ criticals }) =>
      criticals === 'full'
        ? 'If the attack die alone shows its highest number, and that is twice the threshold or more, it makes two wounds.'
        : undefined,
    dependsOn: ['criticals'],
  },
  {
    rule: 'R7.4',
    title: 'With more dice',
    body: ({ criticals }) =>
      criticals === 'off'
        ? 'Also with Slay! or Buff dice an attack makes one wound, however many times it reaches the threshold.'
        : 'With Slay! or Buff dice each full multiple of the threshold is a wound.',
    dependsOn: ['criticals'],
  },
  {
    rule: 'R7.5',
    title: 'Missiles',
    body: ({ criticals, missileCriticals }) => MISSILE_WOUNDS[missileCriticals][criticals],
    dependsOn: ['criticals', 'missileCriticals'],
  },
  {
    rule: 'R8.1',
    title: 'Being hit',
    body: 'A monster rolls its die. The part that exceeds your armour rating is damage.',
  },
  {
    rule: 'R8.2',
    title: 'Falling',
    body: 'At 0 hit points your hero falls, and the armour is damaged. You keep your gear and your dice, and may be raised.',
  },
  { rule: 'R8.3', title: 'All fallen', body: 'When all have fallen and the dragon lives, the dungeon has won.' },
  {
    rule: 'R16.1',
    title: 'Twelve signs',
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
    body: 'It goes for the hero with the most hit points and armour together, spells not counted, until that hero falls. Then it goes for the toughest of the others.',
  },
  {
    rule: 'R19.1',
    title: 'Potions in a fight',
    body: ({ potionsInCombat }) =>
      potionsInCombat
        ? 'Before the turns of a round you may use one potion on anybody, in place of your attack.'
        : 'Potions are used only while it is calm, not in a fight.',
    dependsOn: ['potionsInCombat'],
  },
  {
    rule: 'R19.2',
    title: 'Guarding',
    body: ({ defending }) =>
      defending
        ? 'You may give up your attack and guard somebody else against a monster: its attack of this round hits you instead. Each monster can have one guard.'
        : undefined,
    dependsOn: ['defending'],
  },
  {
    rule: 'R19.3',
    title: 'Elite monsters',
    body: ({ elites }) =>
      elites
        ? 'The hero who drew a monster may make it an elite: three wounds, the next larger die, two more loot points. The dragon is never an elite, and when it comes nobody is asked.'
        : undefined,
    dependsOn: ['elites'],
  },
  {
    rule: 'R19.4',
    title: 'Two weapons, two amulets',
    body: ({ betterGear }) =>
      betterGear === 'never'
        ? undefined
        : `${betterGear === 'solo' ? 'For a hero alone: what' : 'What'} two weapons or two amulets give adds up. The second of them costs twice as much. Armour and shields never add up.`,
    dependsOn: ['betterGear'],
  },
  {
    rule: 'R21.1',
    title: 'Rage',
    body: 'From the 61st round of a fight on armour no longer helps.',
  },
];
