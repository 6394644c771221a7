import { plural } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import { soon, spanOf } from '../de/span';
import type { VoteStrings } from './en';

export const votes: VoteStrings = {
  end: 'Für das Ende der Partie stimmen',
  takeBack: 'Stimme zurücknehmen',
  agree: 'Einverstanden',
  wantEnd: (names, needed) =>
    `${listOf(names)} ${plural(names.length, 'möchte', 'möchten')} die Partie beenden: ${names.length} von ${needed} Stimmen.`,
  resume: 'Für das Fortsetzen stimmen',
  wantResume: (names, needed) =>
    `Die Partie ist pausiert. ${listOf(names)} ${plural(names.length, 'möchte', 'möchten')} sie fortsetzen: ${names.length} von ${needed} Stimmen.`,
  pause: 'Für eine Woche Pause stimmen',
  longerPause: 'Für eine Woche mehr Pause stimmen',
  takeBackPause: 'Stimme für die Pause zurücknehmen',
  wantPause: (names, needed) =>
    `${listOf(names)} ${plural(names.length, 'möchte', 'möchten')} eine Woche pausieren: ${names.length} von ${needed} Stimmen.`,
  wantLongerPause: (names, needed) =>
    `${listOf(names)} ${plural(names.length, 'möchte', 'möchten')} eine Woche länger pausieren: ${names.length} von ${needed} Stimmen.`,
  openUntil: (when) => `Offen bis ${when}.`,
  away: (name) => `${name} hat die Verbindung verloren.`,
  nobody: (seat) => `Platz ${seat} ist jetzt frei.`,
  pauseEnds: (when) => `Die Partie ist bis ${when} pausiert.`,
  pausedUntil: (date) => `Weiter geht es am ${date}.`,
  waits: 'Die Partie wartet.',
  standInAfter: (seconds) => `Nach ${spanOf(seconds)} spielt eine Vertretung.`,
  standInLeft: (seconds) => `${soon(seconds)} spielt eine Vertretung.`,
  standIn: 'Jetzt vertreten lassen',
  wantStandIn: (votes, needed) => `${votes} von ${needed} Stimmen für eine Vertretung.`,
  timeOut: 'Dafür stimmen, ohne Antwort weiterzuspielen',
  timeOutHelp: 'Es gibt kein Zeitlimit. Solange jemand online ist, geht es nur per Mehrheit ohne diese Person weiter.',
  wantTimeOut: (names, needed) =>
    `${listOf(names)} ${plural(names.length, 'möchte', 'möchten')} ohne Antwort weiterspielen, mit dem Standardzug: ${names.length} von ${needed} Stimmen.`,
  watching: {
    who: (names) => `Du schaust zu: ${listOf(names)}.`,
    take: 'Freien Platz nehmen',
    askBot: (bot) => `Platz von ${bot} anfragen`,
    ask: 'Um einen Platz bitten',
  },
  seatRequests: {
    ask: 'Um diesen Platz bitten',
    why: 'Hier hat schon jemand gespielt, du würdest also Geheimes sehen. Host und noch eine Person müssen zustimmen.',
    asks: (name, seat, bot) =>
      `${name} möchte ${bot === null ? `den freien Platz ${seat}` : `den Platz von ${bot}`} und sieht dann alles, was dort geheim ist.`,
    asked: 'Du hast um einen Platz gebeten.',
    awaits: (host, others) => {
      const missing = [...(host ? ['Host'] : []), ...(others.length > 0 ? [others.join(' oder ')] : [])];
      return `Es fehlt noch: ${missing.join('; außerdem ')}.`;
    },
    agree: 'Einverstanden',
    refuse: 'Nein',
    withdraw: 'Abbrechen',
  },
};
