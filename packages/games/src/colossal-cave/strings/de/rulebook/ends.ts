import { paragraph } from '../../rulebook/paragraph';

/** How a match ends. */
export const endRules = [
  paragraph(
    'E1',
    'Drei Schätze',
    'Der dritte eingeschlossene Schatz beendet die Partie sofort. Es gibt keinen Gleichstand.',
  ),
  paragraph(
    'E2',
    'Die letzte Runde',
    ({ roundLimit }) =>
      roundLimit === 0
        ? undefined
        : `Hat nach Runde ${roundLimit} niemand gewonnen, siegen die meisten eingeschlossenen Schätze, dann die meisten getragenen; ist auch das gleich, wird der Sieg geteilt.`,
    ['roundLimit'],
  ),
  paragraph('E3', 'Niemand scheidet aus', 'Keine Karte wirft jemanden aus der Partie.'),
  paragraph(
    'E4',
    'Aufgeben',
    'Aufgeben kannst du jederzeit, und alle erfahren es sofort. Sobald nichts mehr im Gange ist, werden deine Hand und alles, was du trägst, abgelegt; dein Tresor bleibt zu. Ist nur noch eine Person übrig, gewinnt sie.',
  ),
  paragraph(
    'E5',
    'Verlorene Verbindungen',
    ({ decisionSeconds }) =>
      decisionSeconds > 0
        ? 'Wer die Verbindung verliert, behält den Platz, und bis zur Rückkehr entscheidet die Uhr.'
        : 'Wer die Verbindung verliert, behält den Platz; die anderen warten, oder es wird gespielt, wie der Raum es vereinbart hat.',
    ['decisionSeconds'],
  ),
];
