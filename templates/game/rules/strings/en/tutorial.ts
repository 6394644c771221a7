import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in English. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Eight points win',
    body: 'You and your rival take turns. Your cards are at the bottom; only you see them.',
  },
  roll: { title: 'Roll', body: 'Every turn begins with the die.' },
  play: {
    title: 'Play a card',
    body: 'An equal card scores twice the die, a higher one the die, a lower one nothing.',
  },
};
