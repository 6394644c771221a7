import type { Paragraph } from '../../../../kit/rulebook';
import type { Options } from '../../../options';

/** How it ends. */
export const endRules: readonly Paragraph<Options>[] = [
  {
    rule: 'R17.1',
    title: 'Sieg',
    body: 'Der Tod des Drachen bezwingt das Verlies für alle, auch für die Gefallenen.',
  },
  {
    rule: 'R17.2',
    title: 'Danach',
    body: 'Der Rest des Raumes ist noch zu erledigen. Dann ist es ruhig, bis alle gehen wollen.',
  },
  {
    rule: 'R17.3',
    title: 'Zu spät zum Verlieren',
    body: 'Wer nach dem Drachen fällt, macht den Sieg nicht rückgängig, und aufgeben kann niemand mehr.',
  },
  {
    rule: 'R18.1',
    title: 'Feldzug',
    body: ({ crawls, loot }) =>
      crawls > 1
        ? `Überlebende betreten das nächste Verlies geheilt und ausgeruht, mit ihrer Ausrüstung und mit ihren Beutepunkten als Ausrüstungspunkten. ${loot === 'purse' || loot === 'vote' ? 'Was in der gemeinsamen Kasse ist, teilen sie vorher zu gleichen Teilen. ' : ''}Beschädigte Rüstung bleibt beschädigt.`
        : undefined,
    dependsOn: ['crawls', 'loot'],
  },
  {
    rule: 'R18.2',
    title: 'Neue Helden',
    body: ({ crawls }) =>
      crawls > 1
        ? 'Wer gefallen ist, macht einen neuen Helden. Dann kaufen alle ein, und das nächste Verlies hat wieder alle Karten.'
        : undefined,
    dependsOn: ['crawls'],
  },
  {
    rule: 'R21.3',
    title: 'Aufgeben',
    body: 'Du darfst sagen, dass du aufgeben würdest, und es zurücknehmen. Wollen es alle Lebenden, wird das Verlies verlassen.',
  },
  {
    rule: 'E1',
    title: 'Alle oder niemand',
    body: ({ crawls }) =>
      `Ihr gewinnt gemeinsam oder verliert gemeinsam.${crawls > 1 ? ` ${crawls} Drachen sind zu erschlagen, einer nach dem anderen; ein verlorenes Verlies beendet den Feldzug.` : ''}`,
    dependsOn: ['crawls'],
  },
];
