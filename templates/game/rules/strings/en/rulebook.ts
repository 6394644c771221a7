import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.en';
import type { Options } from '../../options';

/** The rules, numbered as refusals quote them. */
export const rulebook: readonly Paragraph<Options>[] = [
  {
    rule: 'S1',
    title: 'The deal',
    body: 'There are four cards of each number from one to six. Each player gets three.',
  },
  { rule: 'R1', title: 'Your turn', body: 'Roll the die, play one of your cards, and draw another.' },
  {
    rule: 'R2',
    title: 'Scoring',
    body: 'A card higher than the die scores what the die shows, an equal one twice as much, a lower one nothing.',
  },
  {
    rule: 'R3',
    title: 'The pile',
    body: 'When the pile is empty the cards that were played are shuffled into a new one.',
  },
  {
    rule: 'R4',
    title: 'The end',
    dependsOn: ['goal'],
    body: ({ goal }) => `The first player with ${goal} points wins at once.`,
  },
  {
    rule: 'R5',
    title: 'When time is up',
    dependsOn: ['decisionSeconds'],
    body: ({ decisionSeconds }) => timeRule(decisionSeconds, 'the die is rolled, and the lowest card is played'),
  },
];
