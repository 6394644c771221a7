import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in German. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Acht Punkte gewinnen',
    body: 'Ihr seid abwechselnd dran. Deine Karten liegen unten; nur du siehst sie.',
  },
  roll: { title: 'Würfeln', body: 'Jeder Zug beginnt mit dem Würfel.' },
  play: {
    title: 'Eine Karte ausspielen',
    body: 'Eine gleiche Karte zählt den Wurf doppelt, eine höhere einfach, eine niedrigere nicht.',
  },
};
