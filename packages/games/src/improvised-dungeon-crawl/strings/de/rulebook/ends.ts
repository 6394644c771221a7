import type { Paragraph } from '../../../../kit/rulebook';
import { timeRule } from '../../../../kit/strings.de';
import type { Options } from '../../../options';

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
        ? `Überlebende betreten das nächste Verlies geheilt und ausgeruht, mit ihrer Ausrüstung und mit ihren Beutepunkten als Ausrüstungspunkten. ${loot === 'purse' || loot === 'vote' ? 'Vorher teilen sie die gemeinsame Kasse zu gleichen Teilen. ' : ''}Beschädigte Rüstung bleibt beschädigt.`
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
    body: 'Du darfst sagen, dass du aufgeben willst, und es zurücknehmen. Wollen es alle Lebenden, ist das Verlies verloren.',
  },
  {
    rule: 'R21.4',
    title: 'Wenn die Zeit um ist',
    body: ({ decisionSeconds, elites, loot }) =>
      timeRule(
        decisionSeconds,
        `Helden und Ausrüstung, wie ein Bot sie wählt; Tausch wird abgelehnt; kein Neuwurf und keine Würfel außer Ausweichwürfeln gegen den Tod; ein Angriff auf das Monster, das auf dich losgeht, sonst auf das schwächste; ${elites ? 'keine Elite; ' : ''}Diebe arbeiten an Fallen, andere gehen hinein; Truhen werden geöffnet, aber gelassen, wenn eine Falle gesehen wurde; am Altar wird gebetet, wenn jemand verletzt ist${loot === 'vote' ? '; gleiche Teile werden vorgeschlagen und angenommen' : ''}. Einkauf und Rast haben viermal so viel Zeit`,
      ),
    dependsOn: ['decisionSeconds', 'elites', 'loot'],
  },
  {
    rule: 'E1',
    title: 'Alle oder niemand',
    body: ({ crawls }) =>
      `Ihr gewinnt gemeinsam oder verliert gemeinsam.${crawls > 1 ? ` ${crawls} Drachen sind zu erschlagen, einer nach dem anderen; ein verlorenes Verlies beendet den Feldzug.` : ''}`,
    dependsOn: ['crawls'],
  },
];
