import type { GameStrings, OptionStrings } from '../../../kit/strings';
import type { Options } from '../../options';

export const options: Readonly<Record<keyof Options, OptionStrings>> = {
  supply: {
    label: 'Supply of gear',
    help: 'Whether everything is for sale as often as you like, or only what there are cards for.',
    values: { sheets: 'Without limit', cards: 'As many as there are cards' },
  },
  tenOfHeartsHeals: {
    label: '10 of hearts as a potion',
    help: 'Where cards limit the gear, it may be bought as a Healing Potion too.',
  },
  hp: {
    label: 'Hit points',
    help: 'Whether a hero has as many as the die of the race can show, or rolls that die once.',
    values: { max: 'The highest number', rolled: 'Rolled' },
  },
  duplicateClasses: {
    label: 'Two of one class',
    help: 'Whether two heroes may have the same class.',
    values: { agree: 'If all agree, or it cannot be helped', never: 'Never', free: 'As you like' },
  },
  initiativeTies: {
    label: 'Equal attack dice',
    help: 'Who goes first in a fight when hero and monster have the same die.',
    values: { heroes: 'The heroes', roll: 'They roll for it' },
  },
  criticals: {
    label: 'Critical hits',
    help: 'When one attack makes several wounds.',
    values: { full: 'All the rules', dice: 'Only with Slay!, Buff and Missile dice', off: 'Never' },
  },
  missileCriticals: {
    label: 'Wounds by Missile',
    help: 'How many wounds a Missile makes that reaches the threshold several times.',
    values: { dice: 'One each time', single: 'One, or two on a perfect roll' },
  },
  spellTempo: {
    label: 'Buff, Confuse, Protect',
    help: 'Whether these spells take the place of the caster’s attack.',
    values: { action: 'One, in place of the attack', free: 'Any number, besides the attack' },
  },
  ritualInCombat: {
    label: 'Ritual in a fight',
    help: 'Wizards may regain spell dice before a round, in place of the attack.',
  },
  resurrectInCombat: {
    label: 'Raising in a fight',
    help: 'Clerics may try to raise the fallen before a round, in place of the attack.',
  },
  potionsInCombat: { label: 'Potions in a fight', help: 'Potions may be used before a round, in place of the attack.' },
  defending: { label: 'Guarding', help: 'A hero may give up the attack and take a monster’s attack for someone else.' },
  elites: { label: 'Elite monsters', help: 'The hero who draws a monster may make it stronger, and its loot richer.' },
  betterGear: {
    label: 'Two weapons, two amulets',
    help: 'Heroes may use two of each; the second costs twice as much.',
    values: { solo: 'For a hero alone', always: 'For everybody', never: 'For nobody' },
  },
  loot: {
    label: 'Loot',
    help: 'How the party shares what it finds.',
    values: { equal: 'Equally', finders: 'Finders keepers', purse: 'One common purse', vote: 'By a vote in each room' },
  },
  prices: {
    label: 'Prices',
    help: 'One list with double prices in the dungeon, or the three printed lists, which differ in places.',
    values: { consistent: 'One list', printed: 'As printed' },
  },
  luck: {
    label: 'Halfling luck',
    help: 'Which rolls a halfling may roll again.',
    values: { own: 'Their own', any: 'Everybody’s, the monsters’ too' },
  },
  resurrectHp: {
    label: 'After raising',
    help: 'The hit points of a hero whom a cleric has raised.',
    values: { one: 'One', half: 'Half of them', full: 'All of them' },
  },
  disarmOn: {
    label: 'Disarming a trap',
    help: 'On which rolls of a d6 a thief does it. The chapters of the rules say one thing, the table at their end another.',
    values: { twoToSix: '2 to 6', twoToFive: '2 to 5; on a 6 the trap stays' },
  },
  crawls: { label: 'Dungeons', help: 'The number of dragons to slay, one after the other.' },
  decisionSeconds: {
    label: 'Time for a decision',
    help: 'Four times as long for shopping and resting; then the default move is played.',
    values: { 0: 'No time limit' },
  },
};

/** Words for the ready-made sets. */
export const presets: GameStrings['presets'] = {
  standard: {
    label: 'Standard',
    help: 'The standard rules. Alone it is very hard, for four it is kind.',
  },
  gentle: { label: 'Gentle', help: 'Spells besides the attack, two weapons and amulets, luck for everybody.' },
  deadly: {
    label: 'Deadly',
    help: 'Rolled hit points, weaker Missiles, elite monsters; but you may guard one another.',
  },
  campaign: { label: 'Campaign', help: 'Three dungeons in a row; survivors keep their gear.' },
};
