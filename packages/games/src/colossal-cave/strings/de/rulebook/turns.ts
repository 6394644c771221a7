import { plural } from '../../../../kit/plural.de';
import { timeRule } from '../../../../kit/strings.de';
import { paragraph, seatNumber } from '../../rulebook/paragraph';

const rounds = (count: number) => plural(count, 'eine Runde', `${count} Runden`);

export const turnRules = [
  paragraph(
    'R16',
    'Das Ziel',
    'Finde Schätze in der Höhle, trage sie hinaus und schließ sie im Brunnenhaus in deinen Tresor. Wer den dritten einschließt, gewinnt auf der Stelle.',
  ),
  paragraph(
    'R0',
    'Personen',
    'Drei oder vier spielen, jeder für sich. Bots können Plätze besetzen: Zu zweit bliebe niemand, der reagiert, und mit mehr als vier reichten die fünfzehn Schätze nicht.',
  ),
  paragraph(
    'S1',
    'Plätze',
    ({ firstPlayer }) =>
      `Die Plätze gehen im Uhrzeigersinn. ${firstPlayer === 'random' ? 'Wer beginnt, bestimmt der Zufall.' : `Platz ${seatNumber(firstPlayer)} beginnt.`}`,
    ['firstPlayer'],
  ),
  paragraph(
    'S2',
    'Die Karten',
    ({ caveClosing }) =>
      caveClosing
        ? 'Es gibt 72 Karten: 15 Schätze, 12 andere Gegenstände, 30 Aktionen und 15 Reaktionen.'
        : 'Es gibt 71 Karten: 15 Schätze, 12 andere Gegenstände, 29 Aktionen und 15 Reaktionen. „Die Höhle schließt“ ist nicht dabei.',
    ['caveClosing'],
  ),
  paragraph(
    'S3',
    'Das Austeilen',
    ({ quickStart }) =>
      quickStart
        ? 'Alle bekommen drei Karten, die keine Schätze sind, und dazu einen zufälligen Schatz; die übrigen sind der Nachziehstapel.'
        : 'Alle bekommen drei Karten, die übrigen sind der Nachziehstapel.',
    ['quickStart'],
  ),
  paragraph('S4', 'Wo alle beginnen', 'Alle Figuren beginnen im Brunnenhaus. Noch trägt niemand etwas.'),
  paragraph('S5', 'Der erste Zug', 'Der erste Zug beginnt mit dem Ziehen.'),
  paragraph(
    'R1.1',
    'Der Plan der Höhle',
    'Vierzehn Räume sind durch sechzehn Gänge verbunden, und jeder Gang führt in beide Richtungen.',
  ),
  paragraph('R1.2', 'Gesellschaft', 'In einem Raum haben beliebig viele Platz.'),
  paragraph('R1.3', 'Zwischen', 'Eine Karte über den Weg zwischen zwei Räumen meint beide Richtungen.'),
  paragraph(
    'R1.4',
    'Was ein Schritt ist',
    'Ein Schritt führt dich aus eigener Kraft durch einen Gang. Wenn dich ein Wort versetzt, jemand dich mitnimmt oder du wieder lebendig wirst, ist das kein Schritt, und niemand kann darauf reagieren.',
  ),
  paragraph(
    'R2',
    'Wo Karten sind',
    'Eine Karte ist im Nachziehstapel, auf dem Ablagestapel, auf einer Hand, offen vor jemandem, in einem Tresor oder, während sie gespielt wird, auf dem Tisch. Hände und Nachziehstapel sind geheim, alles andere ist offen.',
  ),
  paragraph(
    'T1',
    'Die Höhle öffnet vielleicht wieder',
    ({ caveClosing, closingRounds }) =>
      caveClosing && closingRounds > 0
        ? `Hat „Die Höhle schließt“ ${rounds(closingRounds)} gegolten, kommt die Karte zu Beginn des Zuges auf den Ablagestapel.`
        : undefined,
    ['caveClosing', 'closingRounds'],
  ),
  paragraph(
    'T2',
    'Zurück von den Toten',
    'Bist du zu Beginn deines Zuges tot, kehrst du ins Brunnenhaus zurück und ziehst drei Karten.',
  ),
  paragraph(
    'T3',
    'Ein frischer Zug',
    'Du hast wieder eine Spielaktion und darfst jede Fähigkeit nutzen. Automatisches Passen „bis zu meinem Zug“ endet.',
  ),
  paragraph(
    'T4',
    'Vier Teile',
    'Ein Zug hat vier Teile in dieser Reihenfolge: ziehen, gehen, spielen, ablegen. Was vorbei ist, kommt nicht wieder: Nach dem Spielen gehst du nicht mehr.',
  ),
  paragraph(
    'T5',
    'Spielaktionen',
    'Du spielst, solange du noch eine Spielaktion hast. Sie ist verbraucht, wenn alles geschehen ist, was daraus folgt.',
  ),
  paragraph(
    'T6',
    'Ein verkürzter Zug',
    'Manche Karten beenden deinen Zug. Die übrigen Teile und Spielaktionen verfallen, und du kommst gleich zum Ablegen.',
  ),
  paragraph('T7', 'Das Ende eines Zuges', 'Mit höchstens sieben Karten auf der Hand endet dein Zug von selbst.'),
  paragraph(
    'T8',
    'Wenn die Zeit um ist',
    ({ decisionSeconds }) =>
      timeRule(
        decisionSeconds,
        'Du ziehst, bleibst und spielst nichts; du reagierst nicht, zahlst keinen Zoll, nimmst die oberste erlaubte Karte, behältst sie und läufst nicht weiter; musst du Karten ablegen oder fallen lassen, gehen Schätze zuletzt und die neuesten Karten zuerst',
      ),
    ['decisionSeconds'],
  ),
  paragraph('R3.1', 'Eine ziehen', 'Zieh eine Karte, wenn du magst.'),
  paragraph(
    'R3.2',
    'Leerer Nachziehstapel',
    'Erst wenn eine Karte gebraucht wird und keine mehr da ist, wird der Ablagestapel gemischt und zum Nachziehstapel. Ist auch er leer, ziehst du nichts.',
  ),
  paragraph('R3.3', 'Geheim', 'Nur du siehst, was du ziehst.'),
  paragraph('R4.1', 'Einen Schritt', 'Geh in einen Nachbarraum oder bleib, wo du bist.'),
  paragraph('R4.2', 'Andere dürfen reagieren', 'Auf jeden Schritt können die anderen reagieren, bevor du ankommst.'),
  paragraph(
    'R4.3',
    'Aufgehalten',
    'Wirst du aufgehalten, bleibst du, wo du warst, und dieser Schritt ist vertan. Beendet die Karte nicht auch deinen Zug, geht er weiter, und mit deiner Spielaktion darfst du es noch einmal versuchen.',
  ),
  paragraph(
    'R4.4',
    'Das geschlossene Gitter',
    ({ caveClosing }) =>
      caveClosing ? 'Solange die Höhle schließt, kommt zwischen Brunnenhaus und Geröllgang niemand durch.' : undefined,
    ['caveClosing'],
  ),
  paragraph(
    'R5.1',
    'Eine Karte spielen',
    'Deine Spielaktion: Spiel eine Karte. Oder zieh stattdessen noch eine Karte, geh noch einen Schritt, schließ einen Schatz ein oder tu nichts. Jede weitere Spielaktion bietet dieselbe Wahl.',
  ),
  paragraph(
    'R5.2',
    'Was gespielt werden kann',
    'Einen Schatz oder anderen Gegenstand, wenn du in dem Raum bist, den er nennt; oder eine Aktion, wenn ihre Bedingung erfüllt ist. Eine Reaktion ist nie deine Spielaktion.',
  ),
  paragraph(
    'R5.3',
    'Entscheidungen',
    'Person, Gegenstand und Raum nennst du, wenn du die Karte spielst. Nur was du dir vom Ablagestapel aussuchen darfst, wählst du erst danach.',
  ),
  paragraph(
    'R5.4',
    'Vergebens',
    'Du darfst eine Aktion spielen, die nichts ändert. Braucht sie ein Ziel, muss es eines geben.',
  ),
];
