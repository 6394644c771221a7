import { quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { YourRoomsStrings } from './en';

export const yourRooms: YourRoomsStrings = {
  yours: 'Du bist dran',
  waiting: (names) => `Warten auf ${listOf(names)}`,
  paused: 'Pausiert',
  free: (seats) => quantity(seats, 'Platz frei', 'Plätze frei'),
  full: 'Bereit zum Start',
  over: 'Partie beendet',
  unreachable: 'Keine Verbindung',
  asOf: (when) => `Keine Verbindung. Stand: ${when}.`,
  unread: (messages) => quantity(messages, 'neue Nachricht', 'neue Nachrichten'),
  play: 'Spielen',
  minutes: (count) => `seit ${count} Min.`,
  hours: (count) => `seit ${count} Std.`,
  days: (count) => `seit ${quantity(count, 'Tag', 'Tagen')}`,
  now: 'gerade eben',
  all: (count) => `Alle ${count} Räume`,
  hide: (title, code) => `${title}, Raum ${code}, von dieser Seite entfernen`,
  hidden: 'Von dieser Seite entfernt. Über den Link des Raums kommst du zurück, und dein Platz bleibt dir.',
  undo: 'Rückgängig',
  seats: 'Meine Plätze auf anderen Geräten',
};
