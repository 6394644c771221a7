import { plural, quantity } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { Strings } from '../en/index';

const seatsFree = (free: number): string => plural(free, 'Ein Platz ist noch frei', `${free} Plätze sind noch frei`);

export const room: Strings['room'] = {
  title: (game, code) => `${game}, Raum ${code}`,
  room: 'Raum',
  invite: 'Freunde einladen',
  played: 'Spiel',
  players: (count) => quantity(count, 'Person', 'Personen'),
  lookingFor: (code) => `Raum ${code} wird gesucht …`,
  laying: 'Der Tisch wird gedeckt …',
  lost: 'Verbindung verloren. Neuer Versuch … Dein Platz bleibt dir.',
  start: {
    share: (free) => `${seatsFree(free)}: Verschick den Link oder starte mit Bots.`,
    free: (free) => `${seatsFree(free)}. Dann startet der Host die Partie.`,
    watch: 'Alle Plätze sind besetzt. Bleib hier und schau zu: Der Tisch öffnet sich, wenn der Host startet.',
    ready: 'Alle Plätze sind besetzt. Der Host startet die Partie.',
    lastTable: 'Letzten Tisch ansehen',
    table: 'Zurück an den Tisch',
    startWith: (people) => (people === 1 ? 'Allein starten' : `Mit ${people} Personen starten`),
    withBots: (bots) => `Mit ${quantity(bots, 'Bot', 'Bots')} starten`,
    start: 'Partie starten',
  },
  seats: {
    title: 'Rund um den Tisch',
    nameless: 'Gib zuerst deinen Namen ein.',
    seatAndSign: (number, sign) => `Platz ${number}, ${sign}: `,
    nobody: 'Hier sitzt noch niemand',
    byServer: 'Spielt der Server',
    twice: 'Du bist mit zwei Geräten hier und kannst auf beiden spielen',
    sit: 'Hinsetzen',
    sitOn: (number) => `Auf Platz ${number} hinsetzen`,
    botOn: (number) => `Einen Bot auf Platz ${number} setzen`,
    stand: 'Aufstehen',
  },
  watching(named, guests, others) {
    const unnamed = plural(guests, 'ein Gast', `${guests} Gäste`);
    const more = plural(others, 'eine weitere Person', `${others} weitere`);
    const watchers = [...named, ...(guests === 0 ? [] : [unnamed]), ...(others === 0 ? [] : [more])];
    if (watchers.length === 0) return 'Niemand schaut zu.';
    const sentence = `${listOf(watchers)} ${plural(named.length + guests + others, 'schaut', 'schauen')} zu.`;
    return named.length > 0 ? sentence : sentence.charAt(0).toUpperCase() + sentence.slice(1);
  },
  invitation: {
    copied: 'Der Link ist kopiert. Schick ihn deinen Freunden.',
    onlyHere:
      'Diesen Link kann nur dieser Computer öffnen. Deine Freunde brauchen die Adresse dieses Servers im Netzwerk oder im Internet.',
    notCopied: 'Der Browser erlaubt das Kopieren nicht. Markiere den Link und kopiere ihn selbst.',
    come: (game) => `Komm und spiel mit: ${game}.`,
    copy: 'Link kopieren',
    share: 'Teilen',
    tv: 'Auf dem Fernseher zeigen',
    qrOf: (code) => `QR-Code des Links zum Raum ${code}`,
  },
  options: {
    title: 'Optionen',
    failed: 'Die Optionen konnten nicht geladen werden. Lade die Seite neu.',
    change: 'Optionen ändern',
    read: 'Optionen lesen',
    keep: 'Optionen speichern',
  },
};
