import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    enter: 'Gemeinsam jagt ihr den Drachen. Jeder zieht eine Karte, und das ist der nächste Raum: Tippe auf „Weiter“.',
    goblin:
      'Du hast einen Goblin gezogen, er kämpft mit dir. Wundschwelle 3: Ab 3 verwundet dein Wurf, tippe ihn an und würfle.',
    wounded:
      '5 reicht: eine Wunde, zwei töten ihn. Er hat mit 6 zurückgeschlagen: Dein RW 3 hat 3 abgefangen, du hast 3 TP verloren.',
    slay: 'Der Kleriker hat dich geheilt. Wirf jetzt mit einem Wuchtwürfel: Jede volle 3 in der Summe ist eine Wunde.',
    loot: 'Tot. Die 3 des Goblins und die 7 der Truhe sind Beutepunkte, BP: 5 für jeden von euch.',
    shop: 'Zwischen den Räumen ist es ruhig, und du darfst einkaufen. Ein Schild, 10 BP: Jeder Angriff schadet dir 1 weniger.',
    next: 'Zehn von zwölf Drachenkarten liegen: Dame, König und Ass, alle zählen. Weiter in den nächsten Raum?',
    twelve: 'Eine Dame, ein König, zwölf! Der Drache erwacht und stürzt sich immer auf den Stärksten: auf dich.',
    later: 'Viele Angriffe später: Jede Wunde nahm eine Karte vom Stapel, drei liegen noch. Du hast zwei Wuchtwürfel.',
    blow: 'Wundschwelle 6: Jede volle 6 in der Summe ist eine Wunde, und du brauchst drei. Wirf alles, was du hast.',
    home: '18 sind drei Wunden, und er fällt! 40 BP, 20 für jeden: hinaus aus dem Verlies, ans Licht.',
  },
  end: 'Der Drache ist erschlagen, von euch beiden.',
};
