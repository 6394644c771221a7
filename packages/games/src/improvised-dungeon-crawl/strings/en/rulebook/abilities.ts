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
    body: 'Fighter: five Slay! dice. Thief: five Evade dice. Cleric: five Heal dice. Wizard: eight spell dice. All are d6 and ready when a dungeon begins; a die that is used is spent, rolled or not.',
  },
  { rule: 'R9.2', title: 'Slay!', body: 'Fighters add any number of Slay! dice to an attack.' },
  {
    rule: 'R9.4',
    title: 'Evade',
    body: 'When a thief would lose hit points, Evade dice reduce the damage, as many as you like, one after the other.',
  },
  {
    rule: 'R9.5',
    title: 'Heal',
    body: 'Heal dice restore hit points, with separate dice for each hero. In a fight, healing is the cleric’s action.',
  },
  { rule: 'R9.6', title: 'Pray', body: 'While it is calm a Heal die comes back for five loot points.' },
  {
    rule: 'R9.7',
    title: 'Raising the fallen',
    body: ({ resurrectInCombat }) =>
      `${resurrectInCombat ? 'While it is calm, or before the turns of a round,' : 'While it is calm'} a cleric rolls Heal dice for a fallen hero. The sum must exceed 40 minus the loot points offered, 32 at the most.`,
    dependsOn: ['resurrectInCombat'],
  },
  { rule: 'R9.8', title: 'No refund', body: 'The dice and the offering are spent even if the attempt fails.' },
  {
    rule: 'R9.9',
    title: 'Raised',
    body: ({ resurrectHp }) => `The hero is back with ${RAISED_WITH[resurrectHp]}.`,
    dependsOn: ['resurrectHp'],
  },
  {
    rule: 'R9.10',
    title: 'Spells',
    body: 'Wizards and all elves cast spells, with up to two dice in each; wizards may add one die for each wand and each Arcane Amulet in use.',
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
    body: 'Two dice keep a monster from attacking for one round, each further die for one round more. This works on the dragon too.',
  },
  { rule: 'R9.15', title: 'Missile', body: 'You roll one spell die or more in place of the attack die.' },
  {
    rule: 'R9.16',
    title: 'Protect',
    body: 'Each die adds one to the armour rating of a hero. The spell lasts for as many rounds of this fight as it has dice.',
  },
  {
    rule: 'R9.17',
    title: 'Ritual',
    body: ({ ritualInCombat }) =>
      `A ritual brings back a wizard’s spell die for five loot points, while it is calm${ritualInCombat ? ' or before the turns of a round' : ''}.`,
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
  { rule: 'R10.1', title: 'Humans', body: 'They have ten resource points more.' },
  {
    rule: 'R10.2',
    title: 'Elves',
    body: ({ crawls }) =>
      `In any class elves have two spell dice and know all spells; elf wizards have ten dice. Other elves get spell dice back only from a gnome${crawls > 1 ? ' or in the next dungeon' : ''}.`,
    dependsOn: ['crawls'],
  },
  {
    rule: 'R10.3',
    title: 'Dwarves',
    body: 'They repair anybody’s damaged armour for free, may use a shield in any class, and have a magic armour rating of one.',
  },
  {
    rule: 'R10.4',
    title: 'Halflings',
    body: 'Four times in a dungeon they may repeat a roll with all its dice. The new roll counts, and may be repeated too.',
  },
  {
    rule: 'R10.5',
    title: 'Which rolls',
    body: ({ luck }) =>
      luck === 'own'
        ? 'A halfling may repeat all rolls for their own hero, also those of a trap, a chest or an encounter. Nobody repeats the roll for hit points or for who goes first.'
        : 'A halfling may repeat the rolls of all heroes and the attacks of monsters. Nobody repeats the roll for hit points or for who goes first.',
    dependsOn: ['luck'],
  },
  {
    rule: 'R10.6',
    title: 'Nothing to gain',
    body: 'Nobody is asked about a roll that cannot get better.',
  },
];
