import { clockTime } from '../time';
import type { HandOverStrings } from './en';

export const handOver: HandOverStrings = {
  title: 'Auf einem anderen Gerät weiterspielen',
  help: 'Öffne binnen zwei Minuten diesen Link auf dem anderen Gerät, oder tipp den Code dort im Raum ein. Das geht einmal; dein Platz zieht um, und hier schaust du zu.',
  left: (seconds) => `Gilt noch ${clockTime(seconds)}`,
  over: 'Dieser Link und sein Code gelten nicht mehr.',
  again: 'Neu machen',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert. Öffne ihn auf dem anderen Gerät.',
  revoke: 'Zurücknehmen',
  revoked: 'Link und Code sind zurückgenommen. Dein Platz bleibt hier.',
  typed: 'Code zum Eintippen',
  qr: 'QR-Code, mit dem dein Platz auf ein anderes Gerät umzieht',
  taking: 'Dein Platz zieht um …',
  failed: 'Der Platz ist nicht umgezogen',
  watch: 'Zum Raum',
  here: 'Dein Platz geht hier weiter.',
  comeBack: {
    title: 'Zurück auf deinen Platz',
    help: (action) =>
      `Öffne auf dem Gerät, auf dem du sitzt, das Menü des Raums und wähl „${action}“. Tipp den Code ein, der dort steht:`,
    code: 'Code vom anderen Gerät',
    badCode: 'Der Code hat acht Buchstaben und Ziffern, etwa K7WQ 3HBM.',
    take: 'Meinen Platz herholen',
    lost: 'Ist das Gerät weg? Bitte den Gastgeber, deinen Platz frei zu machen, und frag dann dort danach.',
  },
};
