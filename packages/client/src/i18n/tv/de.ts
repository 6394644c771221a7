import { plural } from '@lantern/games/kit/plural.de';
import type { TvStrings } from './en';

/** A room on a big screen. */
export const tv: TvStrings = {
  title: (code) => `Raum ${code} auf dem großen Bildschirm`,
  name: 'Großer Bildschirm',
  help: 'Öffne diese Adresse am Fernseher oder an seinem Rechner. Er zeigt, was alle sehen dürfen, und folgt von selbst.',
  open: 'Auf diesem Bildschirm zeigen',
  join: 'Mit dem Handy mitmachen',
  lost: 'Verbindung verloren. Neuer Versuch …',
  again: 'Dieser Bildschirm versucht es von selbst wieder.',
  noRoom: 'Prüfe den Code in der Adresse. Räume werden einige Zeit nach der letzten Partie gelöscht.',
  free: (free) => plural(free, 'Ein Platz ist noch frei', `${free} Plätze sind noch frei`),
  ready: 'Alle Plätze sind besetzt. Die Partie beginnt gleich.',
  next: 'Die nächste Partie beginnt gleich.',
};
