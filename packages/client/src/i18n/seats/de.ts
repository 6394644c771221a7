import { quantity } from '@lantern/games/kit/plural.de';
import type { SeatsStrings } from './en';

export const seats: SeatsStrings = {
  title: 'Meine Plätze',
  copy: {
    title: 'Meine Plätze auch auf einem anderen Gerät nutzen',
    help: 'Das Handy für Benachrichtigungen, der Computer zum Nachdenken: Beide Geräte haben dann deine Plätze, und du kannst auf beiden spielen.',
    none: 'Du hast in diesem Browser keine Plätze.',
    how: (where) =>
      `Öffne diesen Link innerhalb von zwei Minuten auf dem anderen Gerät, oder tipp den Code dort in den Einstellungen unter „${where}“ ein. Das geht einmal.`,
    qr: 'QR-Code, der deine Plätze auf ein anderes Gerät kopiert',
    done: 'Deine Plätze sind jetzt auch auf dem anderen Gerät. Du kannst auf beiden spielen.',
    notYou: (action) =>
      `Warst du das nicht, dann wähle in jedem deiner Räume „${action}“: Danach hat nur noch das Gerät den Platz, das diesen Link öffnet.`,
  },
  bring: {
    title: 'Meine Plätze hierher holen',
    help: (where, action) =>
      `Öffne auf dem Gerät, das deine Plätze hat, in den Einstellungen „${where}“ und wähle „${action}“. Tipp den Code ein, den es zeigt:`,
    code: 'Code vom anderen Gerät',
    badCode: 'Der Code hat sechzehn Buchstaben und Ziffern, zum Beispiel K7WQ 3HBM R2XT 9VCD.',
    take: 'Meine Plätze hierher holen',
    here: (rooms) => `Deine Plätze in ${quantity(rooms, 'Raum', 'Räumen')} sind jetzt hier.`,
    before: 'Alle diese Plätze waren schon hier.',
  },
  keep: {
    title: 'Meine Plätze in diesem Browser behalten',
    help: 'Manche Browser löschen, was eine Seite gespeichert hat, Safari nach sieben Tagen ohne Besuch. Ein Cookie bringt deine Plätze dann zurück. Er enthält einen zufälligen Code und sonst nichts; der Server speichert deine Schlüssel versiegelt, bis 180 Tage nach deinem letzten Besuch.',
    keep: 'Meine Plätze behalten',
    kept: 'Deine Plätze werden für diesen Browser aufbewahrt.',
    forget: 'Meine Plätze vergessen',
    forgotten:
      'Der Server hat deine Schlüssel und den Cookie gelöscht. Deine Plätze bleiben in diesem Browser, solange er sie speichert.',
  },
};
