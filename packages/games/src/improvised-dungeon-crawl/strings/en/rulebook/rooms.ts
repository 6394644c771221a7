import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** R15.1 */
const POINTS_OF_A_BODY: Readonly<Record<Options['loot'], string>> = {
  equal: 'The points are shared in equal shares.',
  vote: 'The points are shared in equal shares.',
  finders: 'The hero who takes the points keeps them.',
  purse: 'The points go into the common purse.',
};

export const roomRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R4.1',
    title: 'Calm moves',
    body: 'While it is calm every living hero may heal, pray, raise the fallen, perform rituals, drink, buy, change gear, repair, give, and search the fallen.',
  },
  {
    rule: 'R4.2',
    title: 'Paying',
    body: ({ loot }) =>
      loot === 'purse' || loot === 'vote'
        ? 'You pay from the common purse first, then with your own loot points.'
        : 'You pay with your own loot points.',
    dependsOn: ['loot'],
  },
  {
    rule: 'R5.1',
    title: 'The next room',
    body: 'When all the living are ready, each of them draws a dungeon card, the lead first. The fallen draw nothing.',
  },
  {
    rule: 'R5.2',
    title: 'What the cards are',
    body: 'Pips and Jacks of clubs and spades: monsters. Pips of hearts: traps. Pips of diamonds: chests. Jack of diamonds: an encounter. Jack of hearts: an altar. Queens, Kings and Aces: dragon signs.',
  },
  {
    rule: 'R5.3',
    title: 'In this order',
    body: 'Fight, traps, chests, what the monsters carried, encounters, sharing the loot. Then the next living hero leads.',
  },
  {
    rule: 'R5.4',
    title: 'In your own words',
    body: 'The lead may describe the room, the player who drew a monster, a trap or an encounter may describe it, and the dragon’s prey may describe the dragon, in eighty characters. Words have no effect but fear.',
  },
  {
    rule: 'R11.1',
    title: 'Traps',
    body: 'Traps are resolved one after the other, the lead’s first. A trap drawn by a hero who has fallen is gone.',
  },
  {
    rule: 'R11.2',
    title: 'Spotted',
    body: 'A living thief sees every trap. Each thief may try to disarm it or leave it; the first who tries makes the only attempt.',
  },
  {
    rule: 'R11.3',
    title: 'Disarming',
    body: ({ disarmOn }) =>
      disarmOn === 'twoToFive'
        ? 'Roll a d6. On 2 to 5 the trap is disarmed. On a 1 it strikes the thief. On a 6 nothing happens: it lies there as if every thief had left it.'
        : 'Roll a d6. On 2 to 6 the trap is disarmed. On a 1 it strikes the thief.',
    dependsOn: ['disarmOn'],
  },
  {
    rule: 'R11.4',
    title: 'No way round',
    body: ({ disarmOn }) =>
      `Without a thief who ${disarmOn === 'twoToFive' ? 'disarms it or sets it off' : 'tries'}, the hero who drew the trap walks into it.`,
    dependsOn: ['disarmOn'],
  },
  {
    rule: 'R11.5',
    title: 'What a trap does',
    body: 'Roll a d6: that is the damage. Up to 3 it is magical and only the magic armour rating helps, from 4 on the armour rating. Thieves may evade.',
  },
  {
    rule: 'R12.1',
    title: 'Chests',
    body: 'The hero who drew a chest opens it or leaves it; if that hero has fallen, the next living hero decides.',
  },
  {
    rule: 'R12.2',
    title: 'Is it safe?',
    body: 'Roll a d6; if there is a thief, the thief rolls. 1 to 4 is safe, 5 or 6 is trapped.',
  },
  {
    rule: 'R12.3',
    title: 'Trapped chests',
    body: ({ disarmOn }) =>
      `Without a thief the trap strikes the opener. A thief sees it in time and may disarm it; if none wants to${disarmOn === 'twoToFive' ? ', or the attempt fails on a 6' : ''}, the opener walks into it or leaves the chest.`,
    dependsOn: ['disarmOn'],
  },
  {
    rule: 'R12.4',
    title: 'Treasure',
    body: 'A chest holds two d6 of loot points, even if its trap was sprung.',
  },
  {
    rule: 'R13.1',
    title: 'Encounters',
    body: 'They come after the chests. For a hero who has fallen the next living hero steps in.',
  },
  {
    rule: 'R13.2',
    title: 'Somebody to meet',
    body: 'Roll a d6. 1 Smith: all armour is repaired. 2 Priest: all are healed in full. 3 Adventurer: 1 to 6 loot points. 4 Alchemist: a potion of 1 to 10. 5 Warrior: all Slay! dice return. 6 Gnome: all spell dice return.',
  },
  {
    rule: 'R13.3',
    title: 'The altar',
    body: 'A cleric may pray there: all the living are healed in full. Without a cleric nothing happens.',
  },
  {
    rule: 'R14.1',
    title: 'What monsters carry',
    body: ({ elites }) =>
      `Monsters leave as many loot points as their threshold; Jacks leave two d6, ${elites ? 'elites two more, ' : ''}the dragon forty. Monsters burnt by the dragon leave nothing.`,
    dependsOn: ['elites'],
  },
  {
    rule: 'R14.2',
    title: 'Equal shares',
    body: ({ loot }) =>
      `${loot === 'equal' ? 'The living share all loot of a room equally. ' : ''}A rest that cannot be divided goes to the lead and the heroes after, one point each.`,
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.3',
    title: 'Finders keepers',
    body: ({ loot }) =>
      loot === 'finders' || loot === 'vote'
        ? `${loot === 'vote' ? 'If that is agreed, a hero' : 'A hero'} keeps the treasure of a chest that they rolled for, the loot of a monster that they drew, and the reward of an adventurer whom they met; if that hero has fallen, the next living hero is the finder. The dragon’s hoard is shared in equal shares.`
        : undefined,
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.4',
    title: 'The common purse',
    body: ({ loot }) =>
      ({
        equal: undefined,
        finders: undefined,
        purse: 'All loot goes into one purse that everybody may spend.',
        vote: 'If that is agreed, the loot goes into one purse that everybody may spend.',
      })[loot],
    dependsOn: ['loot'],
  },
  {
    rule: 'R14.5',
    title: 'A vote',
    body: ({ loot }) =>
      loot === 'vote'
        ? 'The lead proposes equal shares, finders keepers, the purse, or all to one. If anybody says no, the loot is shared equally.'
        : undefined,
    dependsOn: ['loot'],
  },
  { rule: 'R14.6', title: 'Gifts', body: 'While it is calm loot points and items may be given to any living hero.' },
  {
    rule: 'R15.1',
    title: 'The fallen',
    body: ({ loot }) => `Any living hero may take items or loot points from a body. ${POINTS_OF_A_BODY[loot]}`,
    dependsOn: ['loot'],
  },
  {
    rule: 'R15.2',
    title: 'Damaged armour',
    body: 'Armour in which a hero has fallen counts half, rounded down, until it is repaired.',
  },
  {
    rule: 'R15.4',
    title: 'Divine Intervention',
    body: 'It brings a fallen hero back with all hit points; gear and dice are as they were.',
  },
];
