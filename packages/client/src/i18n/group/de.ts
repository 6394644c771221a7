import { plural } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import { deletedPlayer } from '../deletedPlayer';
import type { GroupStrings } from './en';

export const group: GroupStrings = {
  deletedPlayer: deletedPlayer.de,
  title: (nights) => plural(nights, 'Die Gruppe: ein Abend', `Die Gruppe: ${nights} Abende`),
  next: 'Nächster Raum, gleiche Gruppe',
  nextHelp:
    'Für euren nächsten Spieleabend: ein neuer Raum mit dem gleichen Spiel, der alle wiedererkennt und weiterzählt.',
  goOn: 'Die Gruppe spielt im nächsten Raum weiter.',
  go: 'Zum nächsten Raum',
  fetching: 'Die Ergebnisse werden geladen …',
  name: 'Name',
  wins: 'Siege',
  matches: 'Partien',
  nights: 'Abende',
  bot: 'Bot',
  byName: 'Nur am Namen',
  known: 'Wer schon einmal dabei war, wurde am Schlüssel des früheren Platzes erkannt.',
  someByName: (names) =>
    `${listOf(names)}: nur am Namen wiedererkannt. Wer sonst schon einmal dabei war, wurde am Schlüssel des früheren Platzes erkannt.`,
  csv: 'Als Tabelle speichern (CSV)',
  json: 'Als JSON speichern',
  delete: 'Frühere Abende löschen',
  deleteTitle: 'Frühere Abende löschen?',
  deleteBody:
    'Ihre Ergebnisse werden für alle und endgültig vom Server gelöscht, hier und in späteren Räumen; ebenso die Räume, in denen gespielt wurde, mit allen Partien und Replays. Was in diesem Raum gespielt wurde, bleibt.',
  deleted: 'Die früheren Abende sind gelöscht.',
  columns: ['Abend', 'Ende', 'Spiel', 'Ausgang', 'Name', 'Art', 'Person', 'gewonnen'],
};
