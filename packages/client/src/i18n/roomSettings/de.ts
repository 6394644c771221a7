import { spanOf } from '../de/span';
import type { RoomSettingsStrings } from './en';

export const roomSettings: RoomSettingsStrings = {
  room: {
    title: 'Der Raum',
    locked: 'Abgeschlossen',
    lockedHelp: 'Niemand kann sich neu setzen; zuschauen geht weiterhin.',
    listed: 'Öffentlich',
    listedHelp: 'Auf der Startseite dieses Servers, solange Plätze frei sind oder gespielt wird.',
    isLocked: 'Abgeschlossen: Niemand kann sich neu setzen.',
    isOpen: 'Offen: Wer den Link hat, kann sich setzen.',
    isListed: 'Auf der Startseite dieses Servers zu sehen.',
    isPrivate: 'Nur wer den Link hat, findet ihn.',
    pace: 'Bots und Vertretungen',
    paceHelp: 'Wie lange sie für einen Zug brauchen.',
    paces: { calm: 'Ruhig', normal: 'Normal', quick: 'Schnell' },
    isPaced: (pace) => (pace === 'quick' ? 'Bots spielen schnell.' : 'Bots lassen sich Zeit.'),
    hints: 'Tipps unter Menschen',
    hintsHelp: 'Tipps sind auch mit anderen Menschen erlaubt. Alle sehen, wie viele.',
    isHinted: 'Tipps sind erlaubt. Alle sehen, wie viele.',
    reveals: 'Nach der Partie aufdecken',
    revealsHelp:
      'Ist eine Partie vorbei, können alle sehen, was in ihr verborgen war, und das Austeilen nachprüfen. Das gilt für Partien, die von jetzt an beginnen.',
    isRevealed: 'Nach einer Partie können alle sehen, was verborgen war, und das Austeilen prüfen.',
    isWithheld: 'Nach einer Partie bleibt verborgen, was verborgen war; das Austeilen kann niemand prüfen.',
  },
  absence: {
    label: 'Wenn jemand offline ist',
    wait: 'Warten',
    after: (seconds) => spanOf(seconds),
    by: 'Dann ist die Vertretung',
    default: 'Standardzüge',
    bot: 'Ein Bot',
    help: 'Per Mehrheit können alle, die online sind, früher eine Vertretung einsetzen. Wer zurückkommt, spielt selbst weiter. Die eigene Stimme zählt offline noch eine Minute.',
    waits: 'Wenn jemand offline ist, warten die anderen.',
    plays: (seconds, by) =>
      `Wenn jemand offline ist, ${by === 'bot' ? 'spielt ein Bot' : 'werden Standardzüge gespielt'}, und zwar nach ${spanOf(seconds)}.`,
  },
  deleting: {
    action: 'Diesen Raum löschen',
    title: 'Diesen Raum löschen?',
    body: 'Der Raum wird für alle gelöscht, mit allen Partien, Nachrichten und Ergebnissen. Das lässt sich nicht rückgängig machen.',
    done: 'Der Raum ist gelöscht.',
  },
  games: {
    title: 'Welches Spiel als Nächstes?',
    help: 'Alle bleiben dabei. Plätze, die das Spiel nicht hat, fallen weg; der Stand des Abends geht weiter.',
    players: (min, max) => (min === max ? `${min} Personen` : `${min} bis ${max} Personen`),
    now: 'Jetzt gewählt',
    tooMany: (people, max) => `${people} Personen sitzen am Tisch, ${max} können mitspielen.`,
  },
  seat: {
    title: (name) => name,
    up: 'Nach oben',
    down: 'Nach unten',
    order:
      'Das ändert die Reihenfolge am Tisch; niemand verliert einen Platz. Wer beginnt, hängt vom Spiel und seinen Optionen ab.',
    level: 'Spielstärke',
    thinks: {
      easy: 'Macht ab und zu kleine Fehler.',
      normal: 'Zieht sofort, nach einfachen Regeln.',
      strong:
        'Spielt vor jedem Zug viele mögliche Verläufe durch. Er kennt nur, was sein Platz sehen darf, und schätzt den Rest.',
    },
    botName: 'Name des Bots',
    rename: 'Namen speichern',
  },
};
