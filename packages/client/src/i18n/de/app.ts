import type { Strings } from '../en/index';

/** The pages around the rooms. */
export const app: Strings['app'] = {
  nav: { label: 'Haus', about: 'Über', settings: 'Einstellungen', home: 'Zu den Spielen' },
  waiting: 'Einen Moment…',
  fault: {
    title: 'Die Laterne hat geflackert',
    body: 'Dieser Teil der Seite ließ sich nicht zeigen. Nichts Gespieltes ist verloren.',
    again: 'Seite neu laden',
  },
  nowhere: {
    title: 'Hier ist nur Dunkelheit',
    body: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link nicht vollständig.',
  },
  home: {
    headline: 'Spiele im Laternenlicht, mit Freunden, die woanders sind',
    promise:
      'Raum öffnen, Link verschicken, hinsetzen und spielen. Ohne Konto: Ein Name genügt, und zuschauen darf jeder.',
    games: 'Die Spiele',
    players: 'Mitspielende',
    playersOf: (span) => (span === '1' ? '1 Person' : `${span} Personen`),
    length: 'Dauer',
    minutes: (span) => `${span} Minuten`,
    open: 'Raum öffnen',
    openFor: (title) => `Einen Raum für ${title} öffnen`,
    join: 'Mit Code beitreten',
    code: 'Code oder Link des Raums',
    badCode: 'Ein Code hat sechs Buchstaben und Ziffern, zum Beispiel K7WQ3H. Auch ein ganzer Link geht.',
    enter: 'Beitreten',
    known: 'Deine Räume',
    saved: 'Gespeicherte Partie öffnen',
  },
  about: {
    title: 'Über Lantern',
    table:
      'Lantern ist ein Tisch für Brettspiele mit Freunden, die woanders sind. Jemand von euch öffnet einen Raum und verschickt den Link; die anderen tippen ihn an, geben einen Namen ein und setzen sich. Alle anderen dürfen zuschauen.',
    referee:
      'Schiedsrichter ist der Server: Er hält jeden Stapel, jede Hand und jeden Würfel, prüft jeden Zug und schickt allen nur das, was sie wissen dürfen. Ein Raum braucht kein Konto. Die Schlüssel zu deinem Platz bleiben in diesem Browser.',
    madeOf: 'Woraus es gemacht ist',
    parts:
      'Die Texte sind in Cabin gesetzt (The Cabin Project Authors), die Titel in Grenze (The Grenze Project Authors), beide unter der SIL Open Font License 1.1. Alle Bilder und Klänge wurden für Lantern gemacht. Das Programm ist freie Software unter der MIT-Lizenz; die Partien laufen auf boardgame.io.',
    version: (version, store) => `Dieser Server: Lantern ${version}, ${store}`,
    noCredits: 'Die Danksagungen ließen sich nicht laden. Versuch es noch einmal, wenn du verbunden bist.',
  },
  settings: {
    title: 'Einstellungen',
    automatic: 'Automatisch',
    language: 'Sprache',
    light: 'Licht',
    sunlit: 'Sonne',
    lantern: 'Laterne',
    speed: 'Tempo der Bewegung',
    speedHelp: 'Wie schnell Figuren, Würfel und Meldungen auf diesem Gerät vorbeiziehen.',
    speeds: { calm: 'Ruhig', normal: 'Normal', quick: 'Schnell' },
    motion: 'Bewegung',
    less: 'Weniger',
    full: 'Voll',
    sound: 'Ton',
    soundHelp: 'Kurze Klänge: du bist dran, ein Zug, eine Ablehnung, das Ende.',
    vibration: 'Vibration',
    vibrationHelp: 'Das Telefon brummt, wenn du dran bist.',
    letters: 'Buchstaben auf Farben',
    lettersHelp: 'Jedes Zeichen am Tisch trägt neben Farbe und Form auch einen Buchstaben.',
    autoPass: 'Von selbst passen',
    autoPassHelp: 'Wenn nichts auf deiner Hand antwortet.',
  },
};
