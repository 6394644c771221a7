import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

type ByDuplicates = Readonly<Record<Options['duplicateClasses'], string>>;

/** R2.6: confirmed claims of one class. */
const CLAIMED_TWICE: ByDuplicates = {
  agree: ', also two of one class: all have agreed to it',
  never: '; but if two are of one class, or one is of a survivor’s class, heroes are picked in order',
  free: ', of any class',
};

/** R2.7 */
const PICKED_TWICE: ByDuplicates = {
  agree: 'A class that somebody has is taken, unless all of yours are taken.',
  never: 'A class that somebody has is taken.',
  free: 'Any face card may be picked, of any class.',
};

/** R3.4 */
const ONE_OF_EACH =
  'one weapon or wand, one amulet of Vitality or Arcane Amulet, one of Spell Protection, one of Protection';
const MAY_OWN: Readonly<Record<Options['betterGear'], string>> = {
  never: ONE_OF_EACH,
  solo: `${ONE_OF_EACH} (a hero alone any two weapons or wands and any two amulets)`,
  always: 'any two weapons or wands and any two amulets',
};

/** Terms, making heroes, gear. */
export const heroRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R1.1',
    title: 'Cards',
    body: 'Jacks, Queens, Kings and Aces are face cards. All others are pip cards and worth their number.',
  },
  {
    rule: 'R1.2',
    title: 'Dice',
    body: 'A larger die is the next of d4, d6, d8, d10, d12, and nothing is larger than a d12. Halves are rounded down.',
  },
  {
    rule: 'R1.5',
    title: 'Calm',
    body: 'It is calm between rooms, before each trap, chest, encounter and sharing of loot, and after the dragon. While dice wait for a halfling’s luck or an attack for a thief’s evasion, everybody else waits too.',
  },
  {
    rule: 'R2.1',
    title: 'Six cards',
    body: 'Everybody makes a hero from six cards. Everybody may know how many cards and how many face cards you hold; only you know which ones.',
  },
  {
    rule: 'R2.2',
    title: 'Class and race',
    body: 'One face card becomes the hero. Jack: fighter, d10. Queen: thief, d6. King: cleric, d8. Ace: wizard, d4. Hearts: human. Diamonds: elf. Clubs: dwarf. Spades: halfling.',
  },
  {
    rule: 'R2.3',
    title: 'In need',
    body: ({ duplicateClasses }) =>
      `Without a face card you are needy, and everybody hears of it.${duplicateClasses === 'free' ? '' : ' While heroes are picked in order you are also needy if none of your face cards is of a class that is still free.'}`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.4',
    title: 'Help',
    body: 'Somebody may give a needy player a face card, or take a pip card for one. Or the needy player drops the highest pip card and draws three cards and keeps the face cards among them.',
  },
  {
    rule: 'R2.5',
    title: 'Cards to spare',
    body: ({ duplicateClasses }) =>
      `A player with a hero can spare every face card, other players all but one. When the hero deck is empty the spare face cards are held out to the needy player, who takes one${duplicateClasses === 'never' ? ' of a free class from the player with the most of those' : ' from the player with the most of them'}.`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.6',
    title: 'Claims',
    body: ({ duplicateClasses }) =>
      `All claim a face card openly and confirm. A new claim asks everybody again. When all have confirmed the heroes are made${CLAIMED_TWICE[duplicateClasses]}. With two players or more anybody may ask for the order instead.`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.7',
    title: 'In order',
    body: ({ duplicateClasses }) => `The player with fewer face cards picks earlier. ${PICKED_TWICE[duplicateClasses]}`,
    dependsOn: ['duplicateClasses'],
  },
  {
    rule: 'R2.8',
    title: 'The hero is fixed',
    body: 'The other cards are laid open; face cards among them can be given away until the shop opens. Heroes may be given names.',
  },
  {
    rule: 'R2.9',
    title: 'Hit points',
    body: ({ hp }) =>
      `Human d8, elf d6, dwarf d10, halfling d6: ${hp === 'max' ? 'as many as the die can show' : 'one roll of that die is the most the hero can have'}. Heroes enter the dungeon with all of them.`,
    dependsOn: ['hp'],
  },
  {
    rule: 'R2.10',
    title: 'Resource points',
    body: 'The pips of your other cards, ten for each extra face card, and ten for a human.',
  },
  {
    rule: 'R2.11',
    title: 'The shop',
    body: 'All shop at the same time, and may give back what they have just bought. Once you are done you cannot come back; points left over become loot points.',
  },
  {
    rule: 'R3.1',
    title: 'Prices',
    body: ({ prices }) =>
      prices === 'consistent'
        ? 'In the shop you pay resource points, in the dungeon twice as many loot points. Nothing can be sold.'
        : 'Three price lists as they are printed: a shield costs a new hero 7 resource points, a survivor 5. In the dungeon you pay twice as many loot points as a survivor does resource points, but for an Amulet of Protection 30 as well. Nothing can be sold.',
    dependsOn: ['prices'],
  },
  {
    rule: 'R3.2',
    title: 'Who may use what',
    body: 'Cloth and leather: all. Chain: not wizards. Scale: fighters and clerics. Plate: fighters. Shield: fighters, clerics, all dwarves. Wand and Arcane Amulet: wizards. You can carry anything, but buy only what you may use.',
  },
  {
    rule: 'R3.3',
    title: 'In use',
    body: ({ betterGear }) =>
      ({
        never: 'You may use one weapon, one shield, one armour and one amulet at a time.',
        solo: 'You may use one weapon, one shield, one armour and one amulet at a time; a hero alone two weapons and two amulets.',
        always: 'You may use two weapons, one shield, one armour and two amulets at a time.',
      })[betterGear],
    dependsOn: ['betterGear'],
  },
  {
    rule: 'R3.4',
    title: 'One of each',
    body: ({ betterGear }) =>
      `You may buy ${MAY_OWN[betterGear]}; gear that you carry but cannot use does not count. You cannot buy gear that would have no effect.`,
    dependsOn: ['betterGear'],
  },
  {
    rule: 'R3.5',
    title: 'What gear does',
    body: 'A Magic Weapon makes the attack die larger. Vitality adds two hit points, up to twelve. Amulets of protection add one to the armour rating or to the magic one. Wand and Arcane Amulet add one die to each spell. A healing potion heals its value.',
  },
  {
    rule: 'R3.6',
    title: 'Supply',
    body: ({ supply, tenOfHeartsHeals }) =>
      supply === 'sheets'
        ? 'Everything is for sale as often as you like. Healing potions come in values 1 to 10.'
        : `An item is for sale as long as a card that stands for it is left: first come, first served. The card of a potion returns when it is drunk. Healing potions come in values 2 to 9${tenOfHeartsHeals ? ' and, in place of Divine Intervention, 10' : ''}, each once.`,
    dependsOn: ['supply', 'tenOfHeartsHeals'],
  },
  {
    rule: 'R3.7',
    title: 'Changing gear',
    body: 'What you buy is in use at once if there is room for it. Change it while it is calm or in the shop.',
  },
  {
    rule: 'R3.8',
    title: 'Armour rating',
    body: 'Cloth 1, leather 2, chain 3, scale 4, plate 5, a shield 1, an Amulet of Protection 1, and one for each die of Protect.',
  },
  {
    rule: 'R3.9',
    title: 'Magic armour rating',
    body: 'One for dwarves, one for an amulet of Spell Protection. It alone counts against magical traps.',
  },
  {
    rule: 'R3.10',
    title: 'More hit points',
    body: 'A higher maximum does not heal. When it falls, hit points beyond it are lost.',
  },
];
