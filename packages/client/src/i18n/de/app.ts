import type { Strings } from '../en/index';

/** The pages outside of rooms. */
export const app: Strings['app'] = {
  nav: { label: 'Lantern', about: 'Über', settings: 'Einstellungen', home: 'Zu den Spielen' },
  privacy: 'Datenschutz',
  waiting: 'Einen Moment …',
  fault: {
    title: 'Die Laterne hat geflackert',
    body: 'Dieser Teil der Seite konnte nicht angezeigt werden. Nichts Gespieltes ist verloren.',
    again: 'Seite neu laden',
  },
  nowhere: {
    title: 'Hier ist nur Dunkelheit',
    body: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link nicht vollständig.',
  },
  home: {
    headline: 'Spiele im Laternenlicht, mit Freunden, die woanders sind',
    promise: 'Ohne Konto: Ein Name genügt, und alle dürfen zuschauen.',
    games: 'Fünf Spiele',
    playersOf: (span) => (span === '1' ? '1 Person' : `${span} Personen`),
    minutes: (span) => `${span} Minuten`,
    shortMinutes: (span) => `${span} Min.`,
    open: 'Raum öffnen',
    code: 'Code oder Link des Raums',
    badCode: 'Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel K7WQ3H. Auch ein ganzer Link geht.',
    enter: 'Beitreten',
    known: 'Deine Räume',
    saved: 'Gespeicherte Partie öffnen',
  },
};
