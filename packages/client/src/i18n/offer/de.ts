import { plural } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { OfferStrings } from './en';

export const offer: OfferStrings = {
  made: (kind, by, game) => {
    const host = by ?? 'Der Host';
    if (kind === 'rematch') return `${host} möchte noch einmal spielen.`;
    if (kind === 'start') return `${host} möchte die nächste Partie starten: ${game}.`;
    return `${host} hat den nächsten Raum für die Spielgruppe geöffnet.`;
  },
  waiting: (names) => `Es fehlt noch die Antwort von ${listOf(names)}.`,
  declined: (names) => `${listOf(names)} ${plural(names.length, 'hat', 'haben')} abgelehnt.`,
  ready: 'Alle sind dabei.',
  agree: 'Ich bin dabei',
  decline: 'Ablehnen',
  declineHelp: 'Wenn du ablehnst, ist dein Platz in der nächsten Partie frei und du schaust zu.',
  youAgreed: 'Du bist dabei.',
  youDeclined: 'Bei der nächsten Partie schaust du zu.',
  cancel: 'Abbrechen',
  start: 'Jetzt starten',
  startWithout: (names) => `Ohne ${listOf(names)} starten`,
  standIn: (names) => `Wenn du jetzt startest, spielt für ${listOf(names)} eine Vertretung.`,
  come: 'Mitkommen',
  stay: 'Hier bleiben',
  begun: 'Die nächste Partie hat begonnen.',
  yourTurn: 'Du bist am Zug.',
  toMatch: 'Zur Partie',
};
