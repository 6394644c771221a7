import { listOf } from '@lantern/games/kit/voice.de';
import type { Words } from '../en';

/** The table of a match and the sheets that lie over it. */
export const table: Words['table'] = {
  board: 'Spielbrett',
  story: 'Verlauf',
  storyOf: 'Verlauf der Partie',
  news: 'Neues aus der Partie',
  nothingYet: 'Noch ist nichts geschehen.',
  timeLeft: 'Zeit übrig',
  minutesLeft: (minutes) => `${minutes}m`,
  menu: 'Raum und Einstellungen',
  help: 'Regeln und Hilfe',
  result: 'Ergebnis',
  watching: (game) => `Du schaust zu: ${game}`,
  youWatch: 'Du schaust zu.',
  noBoard: {
    title: 'Das Spielbrett kam nicht an',
    body: 'Das Brett dieses Spiels ließ sich nicht holen. Dein Platz bleibt dir.',
  },
  dark: 'Die Partie bleibt dunkel',
  turn: {
    over: 'Die Partie ist vorbei',
    yours: 'Du bist dran',
    decision: 'Du entscheidest',
    waitingFor: (names) => `Warten auf ${listOf(names)}`,
    plays: (name) => `${name} spielt`,
    laying: 'Der Tisch wird gedeckt',
  },
  end: {
    over: 'Die Partie ist vorbei.',
    nobody: 'Niemand gewinnt',
    you: 'Du gewinnst!',
    together: 'Ihr gewinnt zusammen!',
    others: (names) => `${listOf(names)} ${names.length === 1 ? 'gewinnt' : 'gewinnen'}`,
    named: (name) => `${name} (du)`,
    back: 'Zurück in den Raum',
    hostCan: 'Der Gastgeber kann eine weitere Partie starten.',
    hostAway:
      'Der Gastgeber ist nicht da. Der Raum bleibt offen; nach drei Minuten wird es jemand anderes, der hier sitzt.',
  },
  rules: {
    title: (game) => `So spielt man ${game}`,
    search: 'Regeln durchsuchen',
    found: (count) => (count === 1 ? '1 Absatz gefunden' : `${count} Absätze gefunden`),
    none: 'Davon spricht keine Regel. Versuch ein anderes Wort.',
    credits: 'Mitwirkende',
  },
  room: {
    title: (code) => `Raum ${code}`,
    leave: 'Tisch verlassen (dein Platz bleibt dir)',
  },
  seats: {
    title: 'Am Tisch',
    take: 'Diesen Platz nehmen',
    nobody: 'Hier sitzt niemand',
    byServer: 'Spielt der Server',
    standIn: { none: '', default: ', sonst Standardzüge', bot: ', sonst spielt ein Bot' },
    noClock: 'Es läuft keine Uhr. Kommt jemand nicht wieder, kann der Tisch ohne diese Person weiterspielen.',
    timeOut: 'Standardzug für alle machen, auf die gewartet wird',
    turn: 'am Zug',
    asked: 'muss entscheiden',
    winner: 'gewonnen',
    isBot: 'Bot',
    isAway: 'nicht da',
    strip: (seats, watchers) =>
      `Plätze: ${seats}. ${watchers === 1 ? '1 Person schaut' : `${watchers} schauen`} zu. Öffnen für mehr.`,
  },
};
