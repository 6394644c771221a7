import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

/** The text of the lesson in English. */
export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    roll: 'Fifteen points win, and you have 7. Every turn begins with the die: roll.',
    play: 'A card higher than the die scores what the die shows. Your 5 brings 4 points: play it.',
    again: 'Your rival has scored 3. Your turn again.',
    win: 'A 4 once more, and you need just 4 points. Which card is higher?',
  },
  end: 'Fifteen points: you waited for the right card.',
};
