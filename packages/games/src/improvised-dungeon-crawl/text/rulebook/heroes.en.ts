import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

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
    body: 'It is calm between rooms, before each trap, chest, encounter and sharing of loot, and after the dragon. While dice wait for a halfling’s luck or a blow for a thief’s evasion, everybody else waits too.',
  },
  {
    rule: 'R2.1',
    title: 'Six cards',
    body: 'Everybody makes a hero from six cards. How many cards and how many face cards you hold, all may know; which ones, you alone.',
  },
  {
    rule: 'R2.2',
    title: 'Class and race',
    body: 'One face card becomes the hero. Jack: fighter, d10. Queen: thief, d6. King: cleric, d8. Ace: wizard, d4. Hearts: human. Diamonds: elf. Clubs: dwarf. Spades: halfling.',
  },
  {
    rule: 'R2.3',
    title: 'In need',
    body: 'Without a face card you are needy, and everybody hears of it. While heroes are picked in order you are also needy if none of your face cards is of a class that is still free.',
  },
  {
    rule: 'R2.4',
    title: 'Help',
    body: 'Somebody may give a needy player a face card, or take a pip card for one. Or the needy player drops the highest pip card and draws three cards, of which the face cards are kept.',
  },
  {
    rule: 'R2.5',
    title: 'Cards to spare',
    body: 'Who has a hero can spare every face card, others all but one. When the hero deck is empty the spare face cards are held out to the needy player, who takes one from whoever has most of them.',
  },
  {
    rule: 'R2.6',
    title: 'Claims',
    body: 'All claim a face card openly and confirm. A new claim asks everybody again. When all have confirmed the heroes are made, unless classes may not repeat and do. Anybody may ask for the order instead.',
  },
  {
    rule: 'R2.7',
    title: 'In order',
    body: 'Whoever holds fewer face cards picks earlier. A class that somebody has is taken, unless classes may repeat, or all of yours are taken and the party need not avoid it.',
  },
  {
    rule: 'R2.8',
    title: 'The hero is fixed',
    body: 'The other cards are laid open. Heroes may be given names.',
  },
  {
    rule: 'R2.9',
    title: 'Hit points',
    body: 'Human d8, elf d6, dwarf d10, halfling d6: as many as the die can show, or one roll of it. Heroes enter the dungeon with all of them.',
  },
  {
    rule: 'R2.10',
    title: 'Resource points',
    body: 'The pips of your other cards, ten for each extra face card, and ten for a human.',
  },
  {
    rule: 'R2.11',
    title: 'The shop',
    body: 'All shop at the same time, and may give back what they have just bought. Who is done is done; what is left over becomes loot points.',
  },
  {
    rule: 'R3.1',
    title: 'Prices',
    body: 'In the shop you pay resource points, in the dungeon twice as many loot points. Nothing can be sold.',
  },
  {
    rule: 'R3.2',
    title: 'Who may use what',
    body: 'Cloth and leather: all. Chain: not wizards. Scale: fighters and clerics. Plate: fighters. Shield: fighters, clerics, all dwarves. Wand and Arcane Amulet: wizards. You can carry anything, but buy only what you may use.',
  },
  {
    rule: 'R3.3',
    title: 'In use',
    body: 'One weapon, one shield, one armour and one amulet at a time.',
  },
  {
    rule: 'R3.4',
    title: 'One of each',
    body: 'You may buy one weapon or wand, one amulet of Vitality or Arcane Amulet, one of Spell Protection, one of Protection; and nothing that could do nothing for you.',
  },
  {
    rule: 'R3.5',
    title: 'What gear does',
    body: 'A Magic Weapon makes the attack die larger. Vitality adds two hit points, up to twelve. Amulets of protection add one to the armour rating or to the magic one. Wand and Arcane Amulet add one die to each spell. A healing potion heals its value.',
  },
  {
    rule: 'R3.6',
    title: 'Limited supply',
    body: 'By option every item needs a card that stands for it: first come, first served. The card of a potion returns when it is drunk. Potions come in values 1 to 10, with cards 2 to 9.',
  },
  {
    rule: 'R3.7',
    title: 'Changing gear',
    body: 'What you buy is in use at once if there is room for it. Change it while it is calm or in the shop.',
  },
  {
    rule: 'R3.8',
    title: 'Armour rating',
    body: 'Cloth 1, leather 2, chain 3, scale 4, plate 5, a shield 1, an Amulet of Protection 1, and whatever Protect adds.',
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
