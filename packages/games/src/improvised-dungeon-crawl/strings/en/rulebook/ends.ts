import type { Paragraph } from '../../../../kit/rulebook';
import { timeRule } from '../../../../kit/strings.en';
import type { Options } from '../../../options';

export const endRules: readonly Paragraph<Options>[] = [
  { rule: 'R17.1', title: 'Victory', body: 'The death of the dragon wins the dungeon for everybody, the fallen too.' },
  {
    rule: 'R17.2',
    title: 'Afterwards',
    body: 'The rest of the room must still be resolved. Then it is calm until all want to leave.',
  },
  {
    rule: 'R17.3',
    title: 'Too late to lose',
    body: 'A hero who falls after the dragon does not undo the victory, and nobody can give up any more.',
  },
  {
    rule: 'R18.1',
    title: 'Campaign',
    body: ({ crawls, loot }) =>
      crawls > 1
        ? `Survivors enter the next dungeon healed and rested, with their gear and their loot points as resource points. ${loot === 'purse' || loot === 'vote' ? 'Before that they share the common purse equally. ' : ''}Damaged armour stays damaged.`
        : undefined,
    dependsOn: ['crawls', 'loot'],
  },
  {
    rule: 'R18.2',
    title: 'New heroes',
    body: ({ crawls }) =>
      crawls > 1
        ? 'Players whose hero has fallen make a new one. Then all shop, and the next dungeon has all its cards again.'
        : undefined,
    dependsOn: ['crawls'],
  },
  {
    rule: 'R21.3',
    title: 'Giving up',
    body: 'You may say that you want to give up, and take it back. When all living heroes want to, the dungeon is lost.',
  },
  {
    rule: 'R21.4',
    title: 'When time is up',
    body: ({ decisionSeconds, elites, loot }) =>
      timeRule(
        decisionSeconds,
        `heroes and gear as a bot would choose them; swaps are declined; no re-roll and no dice but Evade against death; an attack on the monster that goes for you, else on the weakest; ${elites ? 'no elites; ' : ''}thieves work at traps, others walk into them; chests are opened, but left if a trap is seen; altars are used if anybody is hurt${loot === 'vote' ? '; equal shares are proposed and accepted' : ''}. Shopping and resting have four times as long`,
      ),
    dependsOn: ['decisionSeconds', 'elites', 'loot'],
  },
  {
    rule: 'E1',
    title: 'All or nobody',
    body: ({ crawls }) =>
      `You win together or lose together.${crawls > 1 ? ` ${crawls} dragons have to be slain, one after the other; a lost dungeon ends the campaign.` : ''}`,
    dependsOn: ['crawls'],
  },
];
