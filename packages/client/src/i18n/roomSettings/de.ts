import { spanOf } from '../de/span';
import type { RoomSettingsStrings } from './en';

export const roomSettings: RoomSettingsStrings = {
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
    hints: 'Tipps unter Menschen',
    hintsHelp:
      'Wer am Zug ist, darf fragen, was ein starker Spieler täte, auch wenn nicht nur Bots mitspielen. Alle sehen, wie oft.',
    isHinted: 'Wer am Zug ist, darf um einen Tipp bitten; alle sehen, wie oft.',
    reveals: 'Nach der Partie aufdecken',
    revealsHelp:
      'Ist eine Partie vorbei, können alle sehen, was in ihr verborgen war, und das Austeilen nachprüfen. Das gilt für Partien, die von jetzt an beginnen.',
    isRevealed: 'Nach einer Partie lässt sich alles sehen, was verborgen war, und das Austeilen nachprüfen.',
    isWithheld: 'Nach einer Partie bleibt verborgen, was verborgen war; das Austeilen lässt sich nicht nachprüfen.',
  },
  absence: {
    label: 'Wenn jemand die Verbindung verliert',
    wait: 'Warten',
    after: (seconds) => spanOf(seconds),
    by: 'Dann wird der Platz gespielt',
    default: 'mit harmlosen Zügen',
    bot: 'von einem Bot',
    help: 'Vorher spielt niemand für sie, außer die meisten der Anwesenden stimmen dafür. Wer zurückkommt, spielt selbst weiter.',
    waits: 'Wenn jemand die Verbindung verliert, warten die anderen.',
    plays: (seconds, by) =>
      `Wenn jemand die Verbindung verliert, ${by === 'bot' ? 'spielt ein Bot' : 'gibt es harmlose Züge'} nach ${spanOf(seconds)}.`,
  },
  games: {
    title: 'Welches Spiel als Nächstes?',
    help: 'Alle bleiben dabei. Plätze, die das Spiel nicht hat, fallen weg; der Stand des Abends geht weiter.',
    players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
    now: 'Jetzt gewählt',
    tooMany: (people, max) => `${people} sitzen am Tisch, ${max} können mitspielen.`,
  },
  seat: {
    title: (name) => name,
    up: 'Nach oben',
    down: 'Nach unten',
    order: 'Der erste Platz beginnt. Beim Umsetzen verliert niemand seinen Platz.',
    level: 'Spielstärke',
    thinks: {
      easy: 'Irrt sich ab und zu, aber nie schlimm.',
      normal: 'Zieht sofort, nach einfachen Regeln.',
      strong:
        'Spielt vor jedem Zug viele Fortsetzungen durch. Er weiß, was sein Platz wissen darf, und nicht mehr: Verdeckte Karten und künftige Würfe kann er sich nur ausdenken.',
    },
    botName: 'Name des Bots',
    rename: 'Namen übernehmen',
  },
};
