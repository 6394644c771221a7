import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

/** The text of the lesson in German. */
export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    roll: 'Fünfzehn Punkte gewinnen, und du hast 7. Jeder Zug beginnt mit dem Würfel: Würfle.',
    play: 'Eine Karte über dem Wurf bringt so viel, wie der Würfel zeigt. Deine 5 bringt 4 Punkte: Spiel sie.',
    again: 'Dein Rivale hat 3 Punkte gemacht. Du bist wieder dran.',
    win: 'Wieder eine 4, und du brauchst genau 4 Punkte. Welche Karte ist höher?',
  },
  end: 'Fünfzehn Punkte: Du hast auf die richtige Karte gewartet.',
};
