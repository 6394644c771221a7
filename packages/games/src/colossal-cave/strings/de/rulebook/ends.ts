import { paragraph } from '../../rulebook/paragraph';

export const endRules = [
  paragraph(
    'E1',
    'Drei Schätze',
    'Der dritte eingeschlossene Schatz beendet die Partie sofort, und wer ihn eingeschlossen hat, gewinnt allein.',
  ),
  paragraph(
    'E2',
    'Die letzte Runde',
    ({ roundLimit }) =>
      roundLimit === 0
        ? undefined
        : `Hat nach Runde ${roundLimit} niemand gewonnen, gewinnt, wer die meisten Schätze eingeschlossen hat, dann, wer die meisten trägt; ist auch das gleich, wird der Sieg geteilt. Eine Runde hat so viele Züge, wie Personen die Partie begonnen haben, auch wenn jemand aufgegeben hat.`,
    ['roundLimit'],
  ),
  paragraph('E3', 'Niemand scheidet aus', 'Keine Karte wirft jemanden aus der Partie.'),
  paragraph(
    'E4',
    'Aufgeben',
    'Aufgeben kannst du jederzeit. Alle sehen es sofort, und du reagierst auf nichts mehr. Sobald nichts mehr im Gange ist, werden deine Hand und alles, was du trägst, abgelegt; dein Tresor bleibt zu. Ist nur noch eine Person übrig, gewinnt sie.',
  ),
  paragraph(
    'E5',
    'Verlorene Verbindungen',
    ({ decisionSeconds }) =>
      decisionSeconds > 0
        ? 'Wer die Verbindung verliert, behält den Platz, und bis zur Rückkehr entscheidet die Uhr.'
        : 'Wer die Verbindung verliert, behält den Platz. Die anderen warten, oder eine Vertretung spielt, wie der Raum es vereinbart hat.',
    ['decisionSeconds'],
  ),
];
