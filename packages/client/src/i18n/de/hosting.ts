import { listOf } from '@lantern/games/kit/voice.de';
import type { Strings } from '../en/index';
import { clockTime } from '../time';

const count = (seconds: number): string => {
  if (seconds % 60 !== 0) return `${seconds} Sekunden`;
  return seconds === 60 ? '1 Minute' : `${seconds / 60} Minuten`;
};

const soon = (seconds: number): string => (seconds > 0 ? `In ${clockTime(seconds)}` : 'Jeden Augenblick');

/** What a host does, what the seated persons decide, and what outlives a match. */
export const hosting: Strings['hosting'] = {
  host: 'Gastgeber',
  youHost: 'Du bist jetzt Gastgeber.',
  stoodIn: 'Während du weg warst, wurde für dich gespielt.',
  hostAway: {
    heir: (heir, seconds) =>
      `Der Gastgeber ist nicht da. ${soon(seconds)} ${heir === null ? 'wirst du' : `wird ${heir}`} Gastgeber.`,
    nobody: 'Der Gastgeber ist nicht da. Nach drei Minuten wird es jemand, der sitzt und da ist.',
  },
  seat: {
    more: (name) => `Mehr zu ${name}`,
    title: (name) => name,
    up: 'Nach oben',
    down: 'Nach unten',
    order: 'Der erste Platz beginnt. Beim Umsetzen verliert niemand seinen Platz.',
    makeHost: (name) => `${name} zum Gastgeber machen`,
    level: 'Spielstärke',
    botName: 'Name des Bots',
    rename: 'Namen übernehmen',
  },
  room: {
    title: 'Der Raum',
    locked: 'Abgeschlossen',
    lockedHelp: 'Niemand kann sich neu setzen; zuschauen geht weiterhin.',
    listed: 'Öffentlich',
    listedHelp: 'Der Raum wird allen auf diesem Server gezeigt.',
    isLocked: 'Abgeschlossen: Niemand kann sich neu setzen.',
    isOpen: 'Offen: Wer den Link hat, kann sich setzen.',
    isListed: 'Für alle auf diesem Server sichtbar.',
    isPrivate: 'Nur wer den Link hat, findet ihn.',
    pace: 'Bots und Vertretungen',
    paceHelp: 'Wie lange sie für einen Zug brauchen.',
    paces: { calm: 'Ruhig', normal: 'Normal', quick: 'Schnell' },
    isPaced: (pace) => (pace === 'quick' ? 'Bots spielen schnell.' : 'Bots lassen sich Zeit.'),
    reveals: 'Nach der Partie aufdecken',
    revealsHelp:
      'Ist eine Partie vorbei, können alle sehen, was in ihr verborgen war, und das Austeilen nachprüfen. Das gilt für Partien, die von jetzt an beginnen.',
    isRevealed: 'Nach einer Partie lässt sich alles sehen, was verborgen war, und das Austeilen nachprüfen.',
    isWithheld: 'Nach einer Partie bleibt verborgen, was verborgen war; das Austeilen lässt sich nicht nachprüfen.',
  },
  absence: {
    label: 'Wenn jemand die Verbindung verliert',
    wait: 'Warten',
    after: (seconds) => count(seconds),
    by: 'Dann wird der Platz gespielt',
    default: 'mit harmlosen Zügen',
    bot: 'von einem Bot',
    help: 'Vorher spielt niemand für sie, außer die meisten der Anwesenden stimmen dafür. Wer zurückkommt, spielt selbst weiter.',
    waits: 'Wenn jemand die Verbindung verliert, warten die anderen.',
    plays: (seconds, by) =>
      `Wenn jemand die Verbindung verliert, ${by === 'bot' ? 'spielt ein Bot' : 'gibt es harmlose Züge'} nach ${count(seconds)}.`,
  },
  games: {
    change: 'Anderes Spiel',
    title: 'Welches Spiel als Nächstes?',
    help: 'Alle bleiben dabei. Plätze, die das Spiel nicht hat, fallen weg; der Stand des Abends geht weiter.',
    players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
    now: 'Jetzt gewählt',
    tooMany: (people, max) => `${people} sitzen am Tisch, ${max} können mitspielen.`,
  },
  series: {
    title: 'Dieser Abend',
    wins: (wins) => (wins === 1 ? '1 Sieg' : `${wins} Siege`),
    history: 'Gespielte Partien',
    won: (names) => `${listOf(names)} ${names.length === 1 ? 'hat' : 'haben'} gewonnen`,
    nobody: 'Niemand hat gewonnen',
    vote: 'Durch Abstimmung beendet',
    fault: 'Wegen eines Fehlers beendet',
  },
  end: {
    rematch: 'Noch einmal',
    rotate: 'Alle rücken einen Platz weiter.',
    vote: 'Die Partie wurde beendet',
    voted: 'Die am Tisch haben dafür gestimmt. Niemand gewinnt.',
  },
  pause: {
    pause: 'Partie unterbrechen',
    resume: 'Fortsetzen',
    paused: 'Pause',
    byHost: 'Die Partie ist unterbrochen. Es geht weiter, sobald der Gastgeber sie fortsetzt.',
    byYou: 'Die Partie ist unterbrochen. Uhren und Bots stehen still.',
  },
  votes: {
    end: 'Für das Ende der Partie stimmen',
    takeBack: 'Stimme zurücknehmen',
    agree: 'Einverstanden',
    wantEnd: (names, needed) =>
      `${listOf(names)} ${names.length === 1 ? 'möchte' : 'möchten'} die Partie beenden: ${names.length} von ${needed} Stimmen.`,
    away: (name) => `${name} hat die Verbindung verloren.`,
    nobody: (seat) => `Auf Platz ${seat} sitzt niemand mehr.`,
    waits: 'Der Tisch wartet.',
    standInAfter: (seconds) => `Nach ${count(seconds)} wird vertreten.`,
    standInLeft: (seconds) => `${soon(seconds)} wird vertreten.`,
    standIn: 'Jetzt vertreten lassen',
    wantStandIn: (votes, needed) => `${votes} von ${needed} Stimmen für eine Vertretung.`,
    timeOut: 'Dafür stimmen, ohne Antwort weiterzuspielen',
    timeOutHelp:
      'Es läuft keine Uhr. Solange da ist, wer entscheiden soll, entscheidet niemand sonst, außer die Mehrheit der Anwesenden stimmt dafür.',
    wantTimeOut: (names, needed) =>
      `${listOf(names)} ${names.length === 1 ? 'möchte' : 'möchten'} ohne Antwort weiterspielen, mit dem Standardzug: ${names.length} von ${needed} Stimmen.`,
  },
  seatRequests: {
    ask: 'Nach diesem Platz fragen',
    why: 'Diese Plätze haben andere schon gespielt, und wer dort sitzt, sieht die Hand. Gastgeber und noch eine Person müssen zustimmen.',
    asks: (name, seat, bot) =>
      `${name} fragt nach ${bot === null ? `dem freien Platz ${seat}` : `dem Platz von ${bot}`} und sähe die Hand dort.`,
    asked: 'Du hast nach einem Platz gefragt.',
    awaits: (host, others) => {
      const missing = [...(host ? ['Gastgeber'] : []), ...(others.length > 0 ? [others.join(' oder ')] : [])];
      return `Noch nicht zugestimmt: ${missing.join(' und ')}.`;
    },
    agree: 'Einverstanden',
    refuse: 'Nein',
    withdraw: 'Doch nicht',
    given: 'Der Platz gehört dir.',
    notGiven: 'Du hast den Platz nicht bekommen. Zuschauen kannst du weiter.',
  },
  handOver: { open: 'Auf einem anderen Gerät weiterspielen' },
  comeBack: { open: 'Ich war schon hier' },
};
