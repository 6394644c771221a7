import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** Hit points of a hero whom a cleric has raised. */
const RAISED_WITH: Readonly<Record<Options['resurrectHp'], string>> = {
  one: 'one hit point',
  half: 'half the hit points, rounded down',
  full: 'all hit points',
};

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
    body: ({ resurrectInCombat }) =>
      `${resurrectInCombat ? 'While it is calm, or before the turns of a round,' : 'While it is calm'} a cleric rolls Heal dice for a fallen hero. The sum must exceed 40, less the loot points offered, 32 at the most.`,
    dependsOn: ['resurrectInCombat'],
  },
  { rule: 'R9.8', title: 'Whatever comes', body: 'Dice and offering are spent, even in vain.' },
  {
    rule: 'R9.9',
    title: 'Raised',
    body: ({ resurrectHp }) => `The hero is back with ${RAISED_WITH[resurrectHp]}.`,
    dependsOn: ['resurrectHp'],
  },
  {
    rule: 'R9.10',
    title: 'Spells',
    body: 'Wizards and all elves cast them, with up to two dice in a spell; wizards with one more for each wand and Arcane Amulet in use.',
  },
  {
    rule: 'R9.12',
    title: 'When spells are cast',
    body: ({ spellTempo }) =>
      `Buff, Confuse and Protect are cast before the turns of a round: ${spellTempo === 'action' ? 'one of them, in place of the attack' : 'any number of them, and you still attack'}. Missile is an attack.`,
    dependsOn: ['spellTempo'],
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
  {
    rule: 'R9.17',
    title: 'Ritual',
    body: ({ ritualInCombat }) =>
      `By a ritual a wizard’s spell die comes back for five loot points, while it is calm${ritualInCombat ? ' or before the turns of a round' : ''}.`,
    dependsOn: ['ritualInCombat'],
  },
  {
    rule: 'R9.18',
    title: 'Ritual in a fight',
    body: ({ ritualInCombat }) =>
      ritualInCombat
        ? 'In a fight the ritual takes the place of the wizard’s attack, however many dice come back.'
        : undefined,
    dependsOn: ['ritualInCombat'],
  },
  { rule: 'R10.1', title: 'Humans', body: 'Ten resource points more.' },
  {
    rule: 'R10.2',
    title: 'Elves',
    body: ({ crawls }) =>
      `Two spell dice and all spells, whatever the class; wizards have ten. Only a gnome${crawls > 1 ? ' or the next dungeon' : ''} brings them back to those who are no wizards.`,
    dependsOn: ['crawls'],
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
    body: ({ luck }) =>
      luck === 'own'
        ? 'All rolls made for the own hero, also those of a trap, a chest or a meeting. Nobody repeats the roll for hit points or for who goes first.'
        : 'All rolls of everybody’s heroes, and the attacks of monsters. Nobody repeats the roll for hit points or for who goes first.',
    dependsOn: ['luck'],
  },
  {
    rule: 'R10.6',
    title: 'Nothing to gain',
    body: 'Nobody is asked about a roll that could not be better.',
  },
];
