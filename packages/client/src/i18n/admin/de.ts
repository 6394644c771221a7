import { plural, quantity } from '@lantern/games/kit/plural.de';
import type { AdminStrings } from './en';

/** The page of the operator. */
export const admin: AdminStrings = {
  title: 'Verwaltung',
  token: 'Betreiber-Token',
  tokenHelp: 'Das ist der Wert von ADMIN_TOKEN auf dem Server. Diese Seite vergisst ihn, wenn sie geschlossen wird.',
  enter: 'Öffnen',
  wrong: 'Das Token ist falsch, oder dieser Server hat keines.',
  servers: 'Server',
  server: ({ host, build, matches, memory, hours }) =>
    `${host}: Lantern ${build}, läuft seit ${hours} h, ${quantity(matches, 'Partie', 'Partien')} im Speicher, ${memory} MB`,
  rooms: 'Räume',
  fitting: (shown, fitting) =>
    shown < fitting ? `${shown} von ${fitting} Räumen` : quantity(fitting, 'Raum', 'Räume'),
  state: 'Zustand',
  any: 'Alle',
  states: { open: 'Wartet', playing: 'Spielt', over: 'Beendet' },
  sign: 'Merkmal',
  signs: { reported: 'Gemeldet', stuck: 'Steht still', large: 'Groß', old: 'Alt' },
  signsHelp:
    'Steht still: durch einen Fehler angehalten, oder seit einem Tag kein Zug, obwohl jemand da ist. Groß: mindestens 2.000 Züge. Alt: seit 30 Tagen keine Änderung.',
  text: 'Code oder Name',
  search: 'Suchen',
  none: 'Kein Raum passt dazu.',
  people: (names, watchers) =>
    watchers === 0
      ? names || 'Niemand'
      : `${names || 'Niemand'}, ${watchers} ${plural(watchers, 'schaut', 'schauen')} zu`,
  changed: (when, moves) => `Zuletzt geändert: ${when}, ${quantity(moves, 'Zug', 'Züge')} gespeichert`,
  end: 'Partie beenden',
  remove: 'Löschen',
  lock: 'Sperren',
  unlock: 'Entsperren',
  free: (name) => `Platz von ${name} freigeben`,
  mute: (name) => `${name} stummschalten`,
  say: 'Sagen',
  sayIn: (code) => `In ${code} etwas sagen`,
  sayToAll: 'In allen Räumen etwas sagen',
  sayHelp: 'Es erscheint im Chat jedes Raums, in dem gespielt wird oder sich innerhalb eines Tages etwas geändert hat.',
  message: 'Nachricht',
  said: (rooms) => `In ${quantity(rooms, 'Raum', 'Räumen')} gesagt.`,
  done: 'Erledigt.',
  sure: (act, code) => `${act}: ${code}. Das lässt sich nicht rückgängig machen.`,
  confirm: 'Bestätigen',
  cancel: 'Abbrechen',
  block: {
    title: 'Eine Adresse sperren',
    help: 'Alle Anfragen und Verbindungen von dort werden so lange abgelehnt. 0 Stunden beenden eine Sperre. Die Adressen stehen im Protokoll deines Proxys.',
    address: 'Adresse',
    hours: 'Stunden',
    act: 'Sperren',
  },
  reports: {
    title: 'Meldungen',
    none: 'Es gibt keine Meldungen.',
    name: (name) => `Der Name „${name}“`,
    message: (name) => `Eine Nachricht von ${name}`,
    by: (name) => `Gemeldet von ${name}`,
    guest: 'jemandem ohne Platz',
    around: 'Nachrichten ringsum',
    done: 'Erledigt',
  },
  audit: 'Protokoll',
  noActs: 'Es wurde noch nichts getan.',
  acts: {
    end: 'Partie beendet',
    delete: 'Raum gelöscht',
    lock: 'Sperre geändert',
    free: 'Platz freigegeben',
    mute: 'Stummgeschaltet',
    say: 'Im Raum gesagt',
    'say to all': 'In allen Räumen gesagt',
    block: 'Adresse gesperrt',
    'report done': 'Meldung erledigt',
  },
};
