import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

/** Classes and races. */
export const abilityRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R9.1',
    title: 'Dice of the classes',
    body: 'Fighter: five Slay! dice. Thief: five Evade dice. Cleric: five Heal dice. Wizard: eight spell dice. All of them are d6 and spent when rolled.',
  },
  { rule: 'R9.2', title: 'Slay!', body: 'Fighters add any number of Slay! dice to an attack.' },
  {
    rule: 'R9.4',
    title: 'Evade',
    body: 'When a thief would lose hit points, Evade dice reduce the damage, as many as wanted, one after the other.',
  },
  {
    rule: 'R9.5',
    title: 'Heal',
    body: 'Heal dice restore hit points, each hero healed with dice of its own. In a fight that is the cleric’s action.',
  },
  { rule: 'R9.6', title: 'Pray', body: 'While it is calm a Heal die comes back for five loot points.' },
  {
    rule: 'R9.7',
    title: 'Resurrect',
    body: 'While it is calm a cleric rolls Heal dice for a fallen hero. The sum must exceed 40, less the loot points offered, 32 at the most.',
  },
  { rule: 'R9.8', title: 'Whatever comes', body: 'Dice and offering are spent, even in vain.' },
  { rule: 'R9.9', title: 'Raised', body: 'The hero is back with one hit point, or more by option.' },
  {
    rule: 'R9.10',
    title: 'Spells',
    body: 'Wizards and all elves cast them, with up to two dice in a spell; wizards with one more for each wand and Arcane Amulet in use.',
  },
  {
    rule: 'R9.12',
    title: 'When spells are cast',
    body: 'Buff, Confuse and Protect before the turns, in place of the attack; by option besides it. Missile is an attack.',
  },
  {
    rule: 'R9.13',
    title: 'Buff',
    body: 'The dice are added to the next attack of another hero in this round.',
  },
  {
    rule: 'R9.14',
    title: 'Confuse',
    body: 'Two dice or more: the monster makes no attack for one round less than dice. The dragon too.',
  },
  { rule: 'R9.15', title: 'Missile', body: 'One die or more in place of the attack die.' },
  {
    rule: 'R9.16',
    title: 'Protect',
    body: 'So many dice, so much armour rating, for so many rounds of this fight.',
  },
  { rule: 'R9.17', title: 'Ritual', body: 'While it is calm a wizard’s spell die comes back for five loot points.' },
  { rule: 'R9.18', title: 'Ritual in a fight', body: 'By option, as the action of the round.' },
  { rule: 'R10.1', title: 'Humans', body: 'Ten resource points more.' },
  {
    rule: 'R10.2',
    title: 'Elves',
    body: 'Two spell dice and all spells, whatever the class; wizards have ten. Only a gnome or a new dungeon brings them back to those who are no wizards.',
  },
  {
    rule: 'R10.3',
    title: 'Dwarves',
    body: 'They repair damaged armour, everybody’s, for nothing; use a shield in any class; and have a magic armour rating of one.',
  },
  {
    rule: 'R10.4',
    title: 'Halflings',
    body: 'Four times in a dungeon they may make a roll again, all its dice. The new roll counts, and may be made again in turn.',
  },
  {
    rule: 'R10.5',
    title: 'Which rolls',
    body: 'Those of the own hero; by option everybody’s, the attacks of monsters too.',
  },
  {
    rule: 'R10.6',
    title: 'Nothing to gain',
    body: 'Nobody is asked about a roll that could not be better.',
  },
];
