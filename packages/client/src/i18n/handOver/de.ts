import { clockTime } from '../time';
import type { HandOverStrings } from './en';

export const handOver: HandOverStrings = {
  title: 'Auf einem anderen Gerät weiterspielen',
  help: 'Öffne binnen zwei Minuten diesen Link auf dem anderen Gerät, oder gib den Code dort im Raum ein. Das geht einmal. Dein Platz wird übertragen, und hier schaust du zu.',
  left: (seconds) => `Gilt noch ${clockTime(seconds)}`,
  over: 'Link und Code sind abgelaufen.',
  again: 'Neu machen',
  copy: 'Link kopieren',
  copied: 'Der Link ist kopiert. Öffne ihn auf dem anderen Gerät.',
  revoke: 'Link ungültig machen',
  revoked: 'Link und Code sind ungültig. Dein Platz bleibt hier.',
  typed: 'Code zum Eintippen',
  qr: 'QR-Code, mit dem dein Platz auf ein anderes Gerät übertragen wird',
  takeSeat: {
    title: 'Diesen Platz hier nehmen?',
    help: 'Der Platz wird auf diesen Browser übertragen. Der Browser, der ihn jetzt hat, kann dann nur noch zuschauen.',
    action: 'Platz hier nehmen',
    taking: 'Der Platz wird übertragen …',
    failed: 'Der Platz konnte nicht übertragen werden',
  },
  takeRole: {
    title: 'Diesen Raum hier leiten?',
    help: 'Dieser Browser wird Host: Du vergibst die Plätze und entscheidest, wie es im Raum weitergeht. Der Link gilt einmal.',
    action: 'Hier Host werden',
    taking: 'Du wirst Host …',
    failed: 'Du konntest nicht Host werden',
  },
  watch: 'Zum Raum',
  here: 'Der Platz ist jetzt auf diesem Gerät. Link und Code dazu gelten nicht mehr.',
  comeBack: {
    title: 'Zurück auf deinen Platz',
    help: (action) =>
      `Öffne auf dem Gerät, auf dem du sitzt, das Menü des Raums und wähle „${action}“. Gib den Code ein, der dort steht:`,
    code: 'Code vom anderen Gerät',
    badCode: 'Der Code hat acht Buchstaben und Ziffern, etwa K7WQ 3HBM.',
    take: 'Meinen Platz herholen',
    lost: 'Ist das Gerät weg? Bitte den Host, deinen Platz freizugeben, und bitte dann um diesen Platz.',
  },
};
