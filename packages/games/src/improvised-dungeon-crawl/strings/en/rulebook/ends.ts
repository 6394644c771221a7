import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** How it ends. */
export const endRules: readonly Paragraph<Options>[] = [
  { rule: 'R17.1', title: 'Victory', body: 'The death of the dragon wins the dungeon for everybody, the fallen too.' },
  {
    rule: 'R17.2',
    title: 'Afterwards',
    body: 'The rest of the room is still to be seen to. Then it is calm until all want to leave.',
  },
  {
    rule: 'R17.3',
    title: 'Too late to lose',
    body: 'Who falls after the dragon does not undo the victory, and nobody can give up any more.',
  },
  {
    rule: 'R18.1',
    title: 'Campaign',
    body: ({ crawls, loot }) =>
      crawls > 1
        ? `Survivors enter the next dungeon healed and rested, with their gear and their loot points as resource points. ${loot === 'purse' || loot === 'vote' ? 'What is in the common purse they share equally before. ' : ''}Damaged armour stays damaged.`
        : undefined,
    dependsOn: ['crawls', 'loot'],
  },
  {
    rule: 'R18.2',
    title: 'New heroes',
    body: ({ crawls }) =>
      crawls > 1
        ? 'Who has fallen makes a new hero. Then all shop, and the next dungeon has all its cards again.'
        : undefined,
    dependsOn: ['crawls'],
  },
  {
    rule: 'R21.3',
    title: 'Giving up',
    body: 'You may say that you would give up, and take it back. When all the living would, the dungeon is left.',
  },
  {
    rule: 'E1',
    title: 'All or nobody',
    body: ({ crawls }) =>
      `You win together or lose together.${crawls > 1 ? ` ${crawls} dragons have to be slain, one after the other; a lost dungeon ends the campaign.` : ''}`,
    dependsOn: ['crawls'],
  },
];
