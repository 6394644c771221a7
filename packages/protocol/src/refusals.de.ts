import type { serverRefusals as english } from './refusals.en';

/** Sentences of the server's own refusals. */
export const serverRefusals: typeof english = {
  MALFORMED: () => 'Der Server hat diese Anfrage nicht verstanden.',
  TOO_LARGE: () => 'Diese Nachricht ist zu groß.',
  TOO_MANY_REQUESTS: () => 'Zu viele Anfragen auf einmal. Warte einen Moment und versuch es noch einmal.',
  FOREIGN_ORIGIN: () => 'Dieser Server antwortet nur Seiten, die er selbst ausgeliefert hat.',
  WRONG_HOST: ({ url }) => `Dieser Server ist unter ${url} zu erreichen und unter keinem anderen Namen.`,
  NO_SUCH_ROUTE: () => 'Unter dieser Adresse gibt es nichts.',
  NO_SUCH_GAME: () => 'Dieses Spiel gibt es hier nicht.',
  NO_SUCH_ROOM: () => 'Zu diesem Code gibt es keinen Raum. Lass dir den Link noch einmal schicken.',
  NO_SUCH_MATCH: () => 'Diese Partie gibt es nicht.',
  NO_SUCH_SEAT: () => 'Diesen Platz gibt es in diesem Raum nicht.',
  BAD_NAME: () => 'Ein Name braucht 1 bis 24 sichtbare Zeichen, mit höchstens zwei Akzenten auf einem Buchstaben.',
  SEAT_TAKEN: () => 'Dort sitzt schon jemand. Nimm einen anderen Platz oder schau zu.',
  SEAT_EMPTY: () => 'Dort sitzt niemand.',
  ROOM_FULL: () => 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  ROOM_CROWDED: () =>
    'So viele haben diesen Raum offen, dass niemand mehr zuschauen kann. Versuch es später noch einmal.',
  SEATS_EMPTY: () => 'Vor dem Start braucht jeder Platz einen Menschen oder einen Bot.',
  ROOM_PLAYING: () => 'Das lässt sich nicht ändern, solange gespielt wird.',
  ROOM_NOT_PLAYING: () => 'In diesem Raum wird gerade nicht gespielt.',
  NOT_HOST: () => 'Das darf nur der Gastgeber.',
  NOT_YOUR_SEAT: () => 'Das ist nicht dein Platz. War er es, dann tritt dem Raum über den Link noch einmal bei.',
  NOT_A_PERSON: () => 'Dort sitzt niemand, der das könnte. Wähle einen Menschen.',
  NOT_AWAY: () => 'Diese Person ist da und spielt selbst.',
  ROOM_LOCKED: () => 'Dieser Raum ist abgeschlossen: Niemand kann sich neu setzen. Du kannst zuschauen.',
  PAUSED: () => 'Die Partie ist unterbrochen. Es geht weiter, sobald der Gastgeber sie fortsetzt.',
  HAND_OVER_GONE: () =>
    'Dieser Link oder Code ist falsch, benutzt, zurückgenommen oder älter als zwei Minuten. Mach auf dem anderen Gerät einen neuen.',
  NOTHING_TO_TAKE_BACK: () => 'Du hast keinen Zug, der sich zurücknehmen ließe.',
  MUST_ASK: () =>
    'Dieser Zug hat etwas gewürfelt oder gezeigt, oder andere haben weitergespielt. Bitte sie um die Rücknahme.',
  ASK_FOR_SEAT: () =>
    'Diesen Platz hat in der laufenden Partie schon jemand gespielt, und wer dort sitzt, sieht die Hand. Frag im Raum danach: Gastgeber und noch eine Person müssen zustimmen.',
  SEAT_ASKED: () => 'Nach diesem Platz fragt schon jemand. Warte auf die Antwort.',
  SECOND_SEAT: () => 'Dieser Browser hat in der laufenden Partie schon einen Platz. Niemand darf zwei Hände sehen.',
  NO_SEAT_REQUEST: () => 'Diese Anfrage ist vorbei.',
  SOMEBODY_HERE: () => 'Wer entscheiden soll, ist da. Für andere entschieden wird nur, wenn die Mehrheit dafür stimmt.',
  BOTS_SAY_NO: () =>
    'Seit diesem Zug war etwas zu sehen. Da müssten alle zustimmen, und Bots tun das nicht. Der Zug bleibt stehen.',
  TAKE_BACKS_USED: ({ most }) => `Du hast in dieser Partie ${most}-mal gebeten. Öfter geht es nicht.`,
  TAKE_BACK_OPEN: () => 'Es wird schon um die Rücknahme eines Zuges gebeten. Warte auf die Antworten.',
  NO_TAKE_BACK: () => 'Diese Bitte ist vorbei. Die Partie geht weiter.',
  TOO_MANY_PEOPLE: ({ people, max }) =>
    `${people} Menschen sitzen am Tisch, aber nur ${max} können mitspielen. Jemand muss vorher aufstehen.`,
  TOO_MANY_TRIES: () =>
    'Von hier aus oder in diesem Raum wurden zu viele Codes probiert. Nimm den Link oder den QR-Code, oder warte zwei Minuten.',
  TOO_MANY_MATCHES: () => 'In diesem Raum wurden zu viele Partien begonnen. Beginne die nächste später.',
  TOO_MANY_ROOMS: () => 'Von hier aus wurden zu viele Räume eröffnet. Versuch es später noch einmal.',
  BAD_MESSAGE: ({ most }) => `Eine Nachricht braucht 1 bis ${most} Zeichen.`,
  BAD_DATE: () => 'Der Termin muss in der Zukunft liegen, höchstens zwei Jahre.',
  NO_GAME_NIGHT: () => 'Hier ist kein Termin mehr gesetzt.',
  TOO_MANY_GUESTS: () => 'Mehr Antworten passen hier nicht. Wer den Raum leitet, kann welche entfernen.',
  NEXT_ROOM_OPEN: () => 'Der nächste Raum dieser Gruppe ist schon offen.',
  MUTED: () => 'Wer den Raum leitet, lässt dich hier gerade nicht reden. Mitspielen und mitlesen kannst du weiter.',
  PUSH_REFUSED: () =>
    'Dieser Server kann deinen Browser nicht rufen. Solange die Seite offen ist, hörst du trotzdem davon.',
  MOVES_ONLY: () => 'Angenommen werden nur Züge des Spiels.',
  STALE_STATE: () => 'Der Tisch hat sich inzwischen verändert. Sieh noch einmal hin und wiederhole deinen Zug.',
  NOT_SYNCED: () => 'Tritt der Partie bei, bevor du ziehst.',
  TABLE_FROZEN: () => 'Dieser Tisch wurde wegen eines Fehlers angehalten. Nichts Gespieltes ist verloren.',
  STORE_DOWN: () =>
    'Der Server kann gerade nichts speichern: Seine Platte ist voll, oder seine Datenbank antwortet nicht. Gespeichertes bleibt. Versuch es gleich noch einmal.',
  ALREADY_CONNECTED: () => 'Diese Verbindung wird dafür schon benutzt. Schließ sie und verbinde dich neu.',
  CLOSING: () => 'Der Server startet neu. Du wirst gleich wieder verbunden.',
  INTERNAL: () => 'Auf dem Server ist etwas schiefgegangen. Es wurde nichts verändert.',
};
