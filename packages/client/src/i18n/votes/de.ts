import { listOf } from '@lantern/games/kit/voice.de';
import { soon, spanOf } from '../de/span';
import type { VoteStrings } from './en';

export const votes: VoteStrings = {
  end: 'Für das Ende der Partie stimmen',
  takeBack: 'Stimme zurücknehmen',
  agree: 'Einverstanden',
  wantEnd: (names, needed) =>
    `${listOf(names)} ${names.length === 1 ? 'möchte' : 'möchten'} die Partie beenden: ${names.length} von ${needed} Stimmen.`,
  away: (name) => `${name} hat die Verbindung verloren.`,
  nobody: (seat) => `Auf Platz ${seat} sitzt niemand mehr.`,
  waits: 'Der Tisch wartet.',
  standInAfter: (seconds) => `Nach ${spanOf(seconds)} wird vertreten.`,
  standInLeft: (seconds) => `${soon(seconds)} wird vertreten.`,
  standIn: 'Jetzt vertreten lassen',
  wantStandIn: (votes, needed) => `${votes} von ${needed} Stimmen für eine Vertretung.`,
  timeOut: 'Dafür stimmen, ohne Antwort weiterzuspielen',
  timeOutHelp:
    'Es läuft keine Uhr. Solange da ist, wer entscheiden soll, entscheidet niemand sonst, außer die Mehrheit der Anwesenden stimmt dafür.',
  wantTimeOut: (names, needed) =>
    `${listOf(names)} ${names.length === 1 ? 'möchte' : 'möchten'} ohne Antwort weiterspielen, mit dem Standardzug: ${names.length} von ${needed} Stimmen.`,
};
