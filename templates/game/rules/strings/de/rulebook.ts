import type { Paragraph } from '../../../kit/rulebook';
import { timeRule } from '../../../kit/strings.de';
import type { Options } from '../../options';

/** The rules in German, numbered as in English. */
export const rulebook: readonly Paragraph<Options>[] = [
  { rule: 'S1', title: 'Das Geben', body: 'Es gibt je vier Karten mit den Zahlen eins bis sechs. Alle bekommen drei.' },
  { rule: 'R1', title: 'Dein Zug', body: 'Würfle, spiel eine deiner Karten aus und zieh eine neue.' },
  {
    rule: 'R2',
    title: 'Punkte',
    body: 'Eine Karte über dem Wurf bringt so viele Punkte, wie der Würfel zeigt, eine gleiche doppelt so viele, eine niedrigere keinen.',
  },
  {
    rule: 'R3',
    title: 'Der Stapel',
    body: 'Ist der Stapel leer, werden die gespielten Karten zu einem neuen gemischt.',
  },
  {
    rule: 'R4',
    title: 'Das Ende',
    dependsOn: ['goal'],
    body: ({ goal }) => `Wer zuerst ${goal} Punkte hat, gewinnt sofort.`,
  },
  {
    rule: 'R5',
    title: 'Wenn die Zeit um ist',
    dependsOn: ['decisionSeconds'],
    body: ({ decisionSeconds }) => timeRule(decisionSeconds, 'Es wird gewürfelt und die niedrigste Karte ausgespielt'),
  },
];
