import type { TvStrings } from './en';

/** A room on a big screen. */
export const tv: TvStrings = {
  title: (code) => `Raum ${code} auf dem großen Bildschirm`,
  name: 'Großer Bildschirm',
  help: 'Öffne diese Adresse am Fernseher oder an seinem Rechner. Er zeigt, was alle sehen dürfen, und folgt von selbst.',
  open: 'Auf diesem Bildschirm zeigen',
  join: 'Mit dem Handy mitmachen',
  lost: 'Verbindung weg. Neuer Versuch…',
  again: 'Dieser Bildschirm versucht es von selbst wieder.',
  noRoom: 'Der Raum wurde abgeräumt, oder in der Adresse ist ein Buchstabe verrutscht.',
  free: (free) => (free === 1 ? 'Ein Platz ist noch frei' : `${free} Plätze sind noch frei`),
  ready: 'Alle sitzen. Die Partie beginnt gleich.',
  next: 'Die nächste Partie beginnt gleich.',
};
