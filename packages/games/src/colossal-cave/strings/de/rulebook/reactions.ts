import { paragraph } from '../../rulebook/paragraph';

export const reactionRules = [
  paragraph(
    'R8.1',
    'Worauf du reagieren kannst',
    'Auf Schritte und gespielte Karten, auf nichts sonst: nicht auf Ziehen, Einschließen, Ablegen, Zeigen, Herbeischaffen, Benutzen, Bezahlen oder Versetztwerden.',
  ),
  paragraph(
    'R8.2',
    'Noch einmal',
    'Nach jeder Reaktion, die den Schritt oder die Karte bestehen lässt, dürfen alle noch einmal reagieren.',
  ),
  paragraph(
    'R8.3',
    'Wer gefragt wird',
    'Gefragt werden alle, auch die Toten, egal welche Karten sie haben. Zu deiner eigenen Karte wirst du nur gefragt, wenn du selbst ihr Ziel bist, und zu deinem eigenen Schritt nur, wenn du es beim Gehen gewünscht hast.',
  ),
  paragraph(
    'R8.4',
    'Keine unnötigen Fragen',
    'Zeigen schon die offenen Karten, dass niemand reagieren kann, geht es ohne Frage weiter. Was du auf der Hand hast, spielt dabei nie eine Rolle. Die Zwergenmagazine können ihren eigenen Diebstahl nicht verhindern.',
  ),
  paragraph(
    'R8.5',
    'Automatisch passen',
    'Du kannst das Spiel für dich passen lassen: bei Schritten, bei Karten oder bei beidem, bis zu deinem Zug oder für immer. Bei Karten, die auf dich zielen, wirst du trotzdem gefragt, wenn du nichts anderes einstellst. Solange die Partie läuft, erfährt niemand davon; danach zeigt es eine Prüfung auf ehrliches Spiel.',
  ),
  paragraph(
    'R8.6',
    'Versiegelte Antworten',
    ({ reactionSeconds, reactionTiming }) => {
      if (reactionSeconds === 0)
        return 'Alle antworten geheim und dürfen es sich anders überlegen, bis die letzte Antwort da ist. Es gibt kein Zeitlimit.';
      return reactionTiming === 'fixed'
        ? `Alle antworten geheim und dürfen es sich anders überlegen. Dafür sind immer die vollen ${reactionSeconds} Sekunden Zeit; wer bis dahin nicht geantwortet hat, passt.`
        : `Alle antworten geheim und dürfen es sich anders überlegen, bis die letzte Antwort da ist, höchstens ${reactionSeconds} Sekunden lang. Wer bis dahin nicht geantwortet hat, passt.`;
    },
    ['reactionSeconds', 'reactionTiming'],
  ),
  paragraph(
    'R8.7',
    'Eine Antwort zählt',
    'Zuerst zählt, wenn sich das Ziel wehrt. Sonst zählt die erste Karte, die aufhält oder kontert, im Uhrzeigersinn von links neben der handelnden Person; sonst in derselben Reihenfolge die erste, die jemanden mitgehen lässt. Alle anderen Karten bleiben auf der Hand, und die Antworten bleiben während der Partie geheim; danach zeigt sie eine Prüfung auf ehrliches Spiel.',
  ),
  paragraph(
    'R8.8',
    'Reaktionen auf Reaktionen',
    'Auch eine Reaktion ist eine gespielte Karte: Sie lässt sich kontern, oder ihr Ziel wehrt sich. Die Zwergenmagazine kontern sofort. Passen alle, wirkt der Schritt oder die Karte.',
  ),
  paragraph(
    'R8.9',
    'Nach einer Reaktion',
    'Ist der Schritt aufgehalten oder die Karte gekontert, ist er oder sie damit vorbei. Sonst dürfen alle wieder reagieren.',
  ),
  paragraph(
    'R8.10',
    'Gekonterte Karten',
    'Eine gekonterte Karte hat keine Wirkung und wird abgelegt, auch ein Gegenstand oder Schatz. Die Spielaktion ist verbraucht.',
  ),
  paragraph(
    'R8.11',
    'Nicht die eigene',
    'Eine eigene Karte kannst du nicht kontern. Andere Reaktionen darfst du gegen dich selbst spielen.',
  ),
  paragraph(
    'R8.12',
    'Einmal je Schritt',
    'Dieselbe Reaktionskarte kann gegen denselben Schritt nur einmal gespielt werden.',
  ),
  paragraph(
    'R8.13',
    'Es nimmt ein Ende',
    'Jede Reaktion kostet ihre Karte oder ist gegen denselben Schritt kein zweites Mal möglich, also kann das nicht ewig weitergehen.',
  ),
  paragraph(
    'R9.1',
    'Schutz',
    'Manche Gegenstände schützen vor bestimmten Karten. Ziel einer Aktion ist die genannte Person; Ziel einer Karte, die aufhält, ist die Person, die geht.',
  ),
  paragraph(
    'R9.2',
    'Getragener Schutz',
    'Trägst du den richtigen Gegenstand, tut dir die Karte nichts, und es wird kein Zoll verlangt. Wird ein Zoll verlangt, zahlst du ihn mit den Karten, die er nennt, oder du wirst aufgehalten.',
  ),
  paragraph(
    'R9.3',
    'Gezeigter Schutz',
    'Hast du den Gegenstand auf der Hand, wenn die Karte auf dich zielt, darfst du ihn zeigen: Nun trägst du ihn, und die Karte hat keine Wirkung.',
  ),
  paragraph('R9.4', 'Zeigen', 'Zeigen kannst du in jedem Raum. Es ist keine Spielaktion, und niemand kann es kontern.'),
  paragraph('R9.5', 'Nur das Ziel', 'Niemand kann für jemand anderen einen Gegenstand zeigen.'),
  paragraph(
    'R9.6',
    'Noch einmal der Vogel',
    'Vögelchen und Zauberstab vertragen sich nicht, egal wie sie zusammengekommen sind.',
  ),
];
