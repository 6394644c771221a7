import type { AboutStrings } from './en';

export const about: AboutStrings = {
  title: 'Über Lantern',
  table:
    'Lantern ist ein Tisch für Brettspiele mit Freunden, die woanders sind. Jemand von euch öffnet einen Raum und verschickt den Link; die anderen tippen ihn an, geben einen Namen ein und setzen sich. Alle anderen dürfen zuschauen.',
  referee:
    'Schiedsrichter ist der Server: Er hält jeden Stapel, jede Hand und jeden Würfel, prüft jeden Zug und schickt allen nur das, was sie wissen dürfen. Ein Raum braucht kein Konto. Die Schlüssel zu deinem Platz bleiben in diesem Browser.',
  madeOf: 'Woraus es gemacht ist',
  parts:
    'Die Texte sind in Cabin gesetzt (The Cabin Project Authors), die Titel in Grenze (The Grenze Project Authors), beide unter der SIL Open Font License 1.1. Alle Bilder und Klänge wurden für Lantern gemacht. Das Programm ist freie Software unter der MIT-Lizenz; die Partien laufen auf boardgame.io.',
  version: (version, store) => `Dieser Server: Lantern ${version}, ${store}`,
  noCredits: 'Die Mitwirkenden konnten nicht geladen werden. Versuche es noch einmal, wenn du verbunden bist.',
};
