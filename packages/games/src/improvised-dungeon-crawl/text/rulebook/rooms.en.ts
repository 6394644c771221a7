import type { Paragraph } from '../../../kit/rulebook';
import type { Options } from '../../options';

/** Rooms and what is in them. */
export const roomRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R4.1',
    title: 'Calm moves',
    body: 'While it is calm every living hero may heal, pray, perform rituals, drink, buy, change gear, repair, give, and search the fallen.',
  },
  {
    rule: 'R4.2',
    title: 'Paying',
    body: 'What is in the common purse is spent first, by anybody.',
  },
  {
    rule: 'R5.1',
    title: 'The next room',
    body: 'When all the living are ready, each of them draws a dungeon card, the lead first. The fallen draw nothing.',
  },
  {
    rule: 'R5.2',
    title: 'What the cards are',
    body: 'Pips and Jacks of clubs and spades: monsters. Pips of hearts: traps. Pips of diamonds: chests. Jack of diamonds: somebody to meet. Jack of hearts: an altar. Queens, Kings and Aces: dragon counters.',
  },
  {
    rule: 'R5.3',
    title: 'In this order',
    body: 'Fight, traps, chests, what the monsters carried, encounters, sharing the loot. Then the next living hero leads.',
  },
  {
    rule: 'R5.4',
    title: 'In your own words',
    body: 'The lead may describe the room, who drew a monster, a trap or an encounter may describe that, and the dragon’s prey the dragon. Eighty characters, and no effect but fear.',
  },
  {
    rule: 'R11.1',
    title: 'Traps',
    body: 'One after the other, from the lead on. A trap whose drawer has fallen is gone.',
  },
  {
    rule: 'R11.2',
    title: 'Spotted',
    body: 'A living thief sees every trap. Each thief may try to disarm it or leave it; the first who tries makes the only attempt.',
  },
  { rule: 'R11.3', title: 'Disarming', body: 'On a 2 or more the trap is gone. On a 1 it strikes the thief.' },
  {
    rule: 'R11.4',
    title: 'No way round',
    body: 'Without a thief who tries, whoever drew the trap walks into it.',
  },
  {
    rule: 'R11.5',
    title: 'What a trap does',
    body: 'Roll a d6: that is the damage. Up to 3 it is magical and only the magic armour rating helps, from 4 on the armour rating. Thieves may evade.',
  },
  {
    rule: 'R12.1',
    title: 'Chests',
    body: 'Who drew a chest opens it or leaves it.',
  },
  {
    rule: 'R12.2',
    title: 'Is it safe?',
    body: 'Roll a d6, a thief rather than the opener: 1 to 4 is safe, 5 or 6 is trapped.',
  },
  {
    rule: 'R12.3',
    title: 'Trapped chests',
    body: 'Without a thief the trap strikes the opener. A thief sees it in time and may disarm it; if none wants to, the opener walks into it or leaves the chest.',
  },
  {
    rule: 'R12.4',
    title: 'Treasure',
    body: 'Two dice of loot points, also when the trap was sprung.',
  },
  {
    rule: 'R13.1',
    title: 'Encounters',
    body: 'They come after the chests. For a fallen drawer the next living hero steps in.',
  },
  {
    rule: 'R13.2',
    title: 'Somebody to meet',
    body: 'Roll a d6. 1 Smith: all armour is repaired. 2 Priest: all are healed in full. 3 Adventurer: 1 to 6 loot points. 4 Alchemist: a potion of 1 to 10. 5 Warrior: all Slay! dice return. 6 Gnome: all spell dice return.',
  },
  {
    rule: 'R13.3',
    title: 'The altar',
    body: 'A cleric may pray there: all the living are healed in full. Without a cleric it is a stone.',
  },
  {
    rule: 'R14.1',
    title: 'What monsters carry',
    body: 'As many loot points as their threshold; Jacks two dice of them, elites two more, the dragon forty. Scorched monsters leave nothing.',
  },
  {
    rule: 'R14.2',
    title: 'Equal shares',
    body: 'What cannot be divided goes to the lead and those who follow, one each.',
  },
  {
    rule: 'R14.3',
    title: 'Finders keepers',
    body: 'A chest belongs to who rolled for it, a monster’s loot to who drew it. The dragon’s is shared equally.',
  },
  {
    rule: 'R14.4',
    title: 'The common purse',
    body: 'All loot goes into one purse that everybody may spend.',
  },
  {
    rule: 'R14.5',
    title: 'A vote',
    body: 'The lead proposes equal shares, finders keepers, the purse, or all to one. One no, and it is equal shares.',
  },
  { rule: 'R14.6', title: 'Gifts', body: 'While it is calm loot points and items may be given to any living hero.' },
  {
    rule: 'R15.1',
    title: 'The fallen',
    body: 'Any living hero may take items or loot points from a body. The points are shared as the party shares its loot.',
  },
  {
    rule: 'R15.2',
    title: 'Damaged armour',
    body: 'Armour in which somebody has died counts half, rounded down, until it is repaired.',
  },
  {
    rule: 'R15.4',
    title: 'Divine Intervention',
    body: 'Brings a fallen hero back at full hit points, gear and dice as they were.',
  },
];
