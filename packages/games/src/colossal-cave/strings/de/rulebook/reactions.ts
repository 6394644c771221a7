import { paragraph } from '../../rulebook/paragraph';

/** Reacting and defending. */
export const reactionRules = [
  paragraph(
    'R8.1',
    'Worauf man antworten kann',
    'Auf Schritte und gespielte Karten, auf nichts sonst: nicht auf Ziehen, Einschließen, Ablegen, Zeigen, Herbeischaffen, Benutzen, Bezahlen oder Versetztwerden.',
  ),
  paragraph(
    'R8.2',
    'Noch einmal',
    'Nach jeder Antwort, die den Schritt oder die Karte bestehen lässt, dürfen alle von Neuem antworten.',
  ),
  paragraph(
    'R8.3',
    'Wer gefragt wird',
    'Alle werden gleich gefragt, auch die Toten, was sie auch halten. Zu deiner eigenen Karte wirst du nicht gefragt, außer du selbst bist ihr Ziel, und zu deinem eigenen Schritt nur, wenn du es beim Gehen gewünscht hast.',
  ),
  paragraph(
    'R8.4',
    'Keine unnötigen Fragen',
    'Zeigen schon die offenen Karten, dass niemand antworten kann, geht es ohne Frage weiter. Was du auf der Hand hast, spielt dabei nie eine Rolle. Die Zwergenmagazine können nicht auf ihren eigenen Diebstahl antworten.',
  ),
  paragraph(
    'R8.5',
    'Daueraufträge',
    'Du kannst das Spiel für dich passen lassen: bei Schritten, bei Karten oder bei beidem, bis zu deinem Zug oder für immer. Bei Karten, die auf dich zielen, wirst du trotzdem gefragt, wenn du nichts anderes sagst. Solange die Partie läuft, erfährt niemand davon; danach zeigt es eine Prüfung auf ehrliches Spiel.',
  ),
  paragraph(
    'R8.6',
    'Versiegelte Antworten',
    ({ reactionSeconds, reactionTiming }) => {
      if (reactionSeconds === 0)
        return 'Alle antworten geheim und dürfen es sich anders überlegen, bis die letzte Antwort da ist. Eine Uhr läuft nicht.';
      return reactionTiming === 'fixed'
        ? `Alle antworten geheim und dürfen es sich anders überlegen. Dafür sind immer die vollen ${reactionSeconds} Sekunden Zeit; wer bis dahin nicht geantwortet hat, passt.`
        : `Alle antworten geheim und dürfen es sich anders überlegen, bis die letzte Antwort da ist, höchstens ${reactionSeconds} Sekunden lang. Wer bis dahin nicht geantwortet hat, passt.`;
    },
    ['reactionSeconds', 'reactionTiming'],
  ),
  paragraph(
    'R8.7',
    'Eine Antwort zählt',
    'Zuerst gilt, wenn sich das Ziel wehrt. Sonst die erste Karte, die aufhält oder aufhebt, im Uhrzeigersinn von links neben der handelnden Person; sonst in derselben Reihenfolge die erste, die jemanden mitgehen lässt. Alle anderen Karten bleiben auf der Hand, und die Antworten geheim, solange die Partie läuft; danach zeigt sie eine Prüfung auf ehrliches Spiel.',
  ),
  paragraph(
    'R8.8',
    'Antworten auf Antworten',
    'Auch eine Reaktion ist eine gespielte Karte: Man kann sie aufheben oder sich gegen sie wehren. Die Zwergenmagazine heben sofort auf. Passen alle, geschieht, was im Gange war.',
  ),
  paragraph(
    'R8.9',
    'Nach einer Reaktion',
    'Ist der Schritt aufgehalten oder die Karte aufgehoben, ist es damit getan. Sonst darf der Tisch wieder antworten.',
  ),
  paragraph(
    'R8.10',
    'Aufgehobene Karten',
    'Was aufgehoben wird, tut nichts und wird abgelegt, auch Gegenstände und Schätze. Das Ausspielen ist verbraucht.',
  ),
  paragraph(
    'R8.11',
    'Nicht die eigene',
    'Eine eigene Karte kannst du nicht aufheben. Andere Reaktionen darfst du gegen dich selbst spielen.',
  ),
  paragraph(
    'R8.12',
    'Einmal je Schritt',
    'Dieselbe Reaktionskarte kann gegen denselben Schritt nur einmal gespielt werden.',
  ),
  paragraph('R8.13', 'Es nimmt ein Ende', 'Jede Antwort kostet eine Karte, also kann das nicht ewig weitergehen.'),
  paragraph(
    'R9.1',
    'Schutz',
    'Manche Gegenstände schützen vor bestimmten Karten. Ziel einer Aktion ist die genannte Person; Ziel einer Karte, die aufhält, ist, wer geht.',
  ),
  paragraph(
    'R9.2',
    'Getragener Schutz',
    'Trägst du den richtigen Gegenstand, tut dir die Karte nichts, und es wird kein Zoll verlangt. Ein verlangter Zoll wird mit dem bezahlt, was die Karte will, oder gar nicht: Dann wirst du aufgehalten.',
  ),
  paragraph(
    'R9.3',
    'Gezeigter Schutz',
    'Hast du den Gegenstand auf der Hand, wenn die Karte auf dich zielt, darfst du ihn zeigen: Nun trägst du ihn, und die Karte ist vergebens gespielt.',
  ),
  paragraph('R9.4', 'Zeigen', 'Zeigen kannst du in jedem Raum. Es ist kein Ausspielen, und niemand kann es aufheben.'),
  paragraph('R9.5', 'Nur das Ziel', 'Niemand kann für jemand anderen einen Gegenstand zeigen.'),
  paragraph(
    'R9.6',
    'Noch einmal der Vogel',
    'Vögelchen und Zauberstab vertragen sich nicht, wie sie auch zusammengekommen sind.',
  ),
];
