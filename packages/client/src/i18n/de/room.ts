import { listOf } from '@lantern/games/kit/voice.de';
import type { Strings } from '../en/index';

const seatsFree = (free: number): string => (free === 1 ? 'Ein Platz ist noch frei' : `${free} Plätze sind noch frei`);

/** A room before and between matches. */
export const room: Strings['room'] = {
  title: (game, code) => `${game}, Raum ${code}`,
  room: 'Raum',
  invite: 'Freunde einladen',
  played: 'Was gespielt wird',
  players: (count) => (count === 1 ? '1 Person' : `${count} Personen`),
  lookingFor: (code) => `Raum ${code} wird gesucht…`,
  laying: 'Der Tisch wird gedeckt…',
  noRoom: {
    title: (code) => `Kein Raum namens ${code}`,
    body: 'Vielleicht ist ein Buchstabe verrutscht, oder der Raum wurde nach der Partie abgeräumt. Lass dir den Link noch einmal schicken.',
    other: 'Anderen Code eingeben',
  },
  gone: {
    title: (code) => `Raum ${code} ist weg`,
    body: 'Er wurde geschlossen oder aufgeräumt, während du hier warst, und seine Partien mit ihm. Öffne einen neuen und schick deinen Freunden seinen Link.',
    open: 'Neuen Raum öffnen',
  },
  shut: { title: 'Die Tür bleibt zu', body: 'Der Server hat dich nicht eingelassen.' },
  lost: 'Verbindung weg. Neuer Versuch… Dein Platz bleibt dir.',
  seatGone:
    'Dieser Platz gehört dir hier nicht mehr: Er wurde frei oder geht auf einem anderen Gerät weiter. Du kannst zuschauen.',
  start: {
    share: (free) => `${seatsFree(free)}: Verschick den Link oder füll mit Bots auf.`,
    free: (free) => `${seatsFree(free)}. Dann startet der Gastgeber die Partie.`,
    watch: 'Alle Plätze sind besetzt. Bleib hier und schau zu: Der Tisch öffnet sich, wenn der Gastgeber startet.',
    ready: 'Alle sitzen. Der Gastgeber startet die Partie.',
    lastTable: 'Letzten Tisch ansehen',
    table: 'Zurück an den Tisch',
    startWith: (people) => `Zu ${people} starten`,
    bots: 'Bots für den Rest',
    start: 'Partie starten',
  },
  seats: {
    title: 'Rund um den Tisch',
    nameless: 'Sag den anderen zuerst, wer du bist.',
    seatAndSign: (number, sign) => `Platz ${number}, ${sign}: `,
    nobody: 'Hier sitzt noch niemand',
    byServer: 'Spielt der Server',
    twice: 'Du, auch auf einem anderen Gerät: Beide folgen, mit beiden lässt sich spielen',
    sit: 'Hinsetzen',
    sitOn: (number) => `Auf Platz ${number} hinsetzen`,
    botOn: (number) => `Einen Bot auf Platz ${number} setzen`,
    stand: 'Aufstehen',
    takeAway: (name) => `${name} wegnehmen`,
    sendAway: (name) => `${name} wegschicken`,
  },
  watching(named, guests, others) {
    const unnamed = guests === 1 ? 'ein Gast' : `${guests} Gäste`;
    const more = others === 1 ? 'eine weitere Person' : `${others} weitere`;
    const watchers = [...named, ...(guests === 0 ? [] : [unnamed]), ...(others === 0 ? [] : [more])];
    if (watchers.length === 0) return 'Niemand schaut zu.';
    const sentence = `${listOf(watchers)} ${named.length + guests + others === 1 ? 'schaut' : 'schauen'} zu.`;
    return named.length > 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
  invitation: {
    copied: 'Der Link ist kopiert. Schick ihn deinen Freunden.',
    notCopied: 'Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn von Hand.',
    come: (game) => `Komm und spiel mit: ${game}.`,
    copy: 'Link kopieren',
    share: 'Teilen',
    tv: 'Auf dem Fernseher zeigen',
    qrOf: (code) => `QR-Code des Links zum Raum ${code}`,
  },
  options: {
    title: 'Optionen',
    failed: 'Die Optionen ließen sich nicht holen. Lade die Seite neu.',
    change: 'Optionen ändern',
    read: 'Optionen lesen',
    keep: 'So lassen',
  },
};
