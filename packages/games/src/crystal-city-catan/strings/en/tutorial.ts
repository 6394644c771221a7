import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in English. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Outgrow your rival',
    body: 'Build, and be the first with eight points on your own turn. Your colony is the lower one.',
  },
  numbers: {
    title: 'Your numbers',
    body: 'Each pool produces when its number is rolled. Tap two pools to swap their numbers, then seal your choice.',
  },
  roll: {
    title: 'Roll',
    body: 'One die says what happens, the other which pools produce, for both of you.',
  },
  build: {
    title: 'Build and trade',
    body: 'Tap a lit place to build there. Any other place tells you what it needs. Roads first: suburbs stand on them.',
  },
  gain: {
    title: 'A gift',
    body: 'Tap a lit pool: it gains one. Take what you roll least.',
  },
  lose: {
    title: 'Marauders',
    body: 'They take from those who hold much. Tap pools to give up what you need least. Garrisons protect.',
  },
};
