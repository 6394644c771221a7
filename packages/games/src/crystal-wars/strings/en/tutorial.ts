import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in English. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Take every village',
    body: 'You win when all villages and cities on the map are yours. Standing pyramids are settlements, lying ones are units.',
  },
  freeVillage: {
    title: 'A free village',
    body: 'Tap a lit square on the next player’s home. It belongs to nobody until somebody takes it.',
  },
  village: {
    title: 'Your first village',
    body: 'Tap a lit square of your coaster. Stay away from mountains: they may erupt.',
  },
  movement: {
    title: 'Move',
    body: 'Tap a unit, then a lit square. Each moves once; the arrows of the coasters carry it further.',
  },
  combat: {
    title: 'Fight',
    body: 'Tap a unit, then the enemy beside it. You see the odds before the dice fall. Friends beside the fight support.',
  },
  creation: {
    title: 'Spend your grain',
    body: 'Tap what you want to create, then a lit square. Infantry costs 1, and what you keep will spoil.',
  },
};
