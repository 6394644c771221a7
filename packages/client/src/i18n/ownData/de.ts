import type { OwnDataStrings } from './en';

export const ownData: OwnDataStrings = {
  title: 'Meine Daten',
  help: 'Hier speicherst du, was ein Raum über dich weiß, oder löschst es. An den Daten anderer ändert sich nichts.',
  none: 'Dieser Browser kennt keinen Raum.',
  rooms: 'Räume',
  place: (room, name) => (name === '' ? room : `${room}, als ${name}`),
  save: 'Als Datei speichern',
  saveOf: (place) => `Meine Daten in ${place} als Datei speichern`,
  saveHelp: 'Die Datei enthält auch die Schlüssel deiner Plätze: Wer sie hat, kann für dich spielen.',
  delete: 'Löschen',
  deleteOf: (place) => `Meine Daten in ${place} löschen`,
  sheet: {
    title: (place) => `Meine Daten in ${place} löschen?`,
    deleted: 'Der Server löscht, und das lässt sich nicht rückgängig machen:',
    deletes: [
      'deinen Platz: Du verlässt ihn, auch in einer laufenden Partie',
      'deinen Namen, auch in den Ergebnissen',
      'deine Nachrichten im Chat',
      'deine Antwort auf die Einladung, deine Notiz und deine Antworten im Voraus',
      'deine Benachrichtigungen und Mails aus diesem Raum',
      'wie weit du gelesen und zugeschaut hast, und deine Bedenkzeit',
    ],
    stays: 'Was bleibt, weil es allen gehört, die mitgespielt haben: die Züge und die Ergebnisse, ohne deinen Namen.',
    host: 'Du bleibst Host dieses Raums. Den Raum mit allem löschst du im Raum selbst.',
    done: 'Deine Daten in diesem Raum sind gelöscht.',
  },
};
